/**
 * The client of Posthorn, a self-hosted service for messages, verifications, payments and webhooks.
 *
 * <p>{@link io.posthorn.Posthorn#builder()} creates a client. Its methods are the resources of the API. Many
 * threads can use one client.
 */
package io.posthorn;
