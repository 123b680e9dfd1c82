/** A server for the tests of a program. */
package io.posthorn.testing;
