// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

/** The version of the client, and of the API that it knows. */
final class Version {
    static final String VALUE = "0.1.0";

    private Version() {}
}
