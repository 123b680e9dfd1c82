// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

/** The objects and words in answers. */
package io.posthorn.model;
