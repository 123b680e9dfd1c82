// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

/** The parameters of calls. */
package io.posthorn.params;
