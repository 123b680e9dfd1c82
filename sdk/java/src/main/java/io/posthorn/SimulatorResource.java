// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.SimulatorHold;
import io.posthorn.model.SimulatorInbound;
import io.posthorn.model.SimulatorMessage;
import io.posthorn.model.SimulatorNumber;
import io.posthorn.model.SimulatorWait;
import io.posthorn.params.SimulatorHoldCreateParams;
import io.posthorn.params.SimulatorHoldReleaseParams;
import io.posthorn.params.SimulatorInboundParams;
import io.posthorn.params.SimulatorMessageListParams;
import io.posthorn.params.SimulatorMessageWaitParams;

/** The resource {@code client.simulator()}. */
public final class SimulatorResource {
    private final Core core;

    SimulatorResource(Core core) {
        this.core = core;
    }

    /**
     * Returns the resource {@code client.simulator().messages()}.
     *
     * @return the resource
     */
    public MessagesResource messages() {
        return new MessagesResource(core);
    }

    /**
     * Returns the resource {@code client.simulator().numbers()}.
     *
     * @return the resource
     */
    public NumbersResource numbers() {
        return new NumbersResource(core);
    }

    /**
     * Returns the resource {@code client.simulator().holds()}.
     *
     * @return the resource
     */
    public HoldsResource holds() {
        return new HoldsResource(core);
    }

    /**
     * Send a message to the account.
     *
     * <p>Simulates a message from a handset to a number of the account. The response comes after Posthorn
     * stored the message and created the event {@code messages.received}.
     *
     * <p>{@code POST /v1/simulator/inbound}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @param params the parameters
     * @return the answer
     */
    public SimulatorInbound inbound(SimulatorInboundParams params) {
        return inbound(params, null);
    }

    /**
     * As {@link #inbound(SimulatorInboundParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public SimulatorInbound inbound(SimulatorInboundParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/simulator/inbound").body(Call.required(params)).key();
        return core.value(call, SimulatorInbound::new, options);
    }

    /** The resource {@code client.simulator().messages()}. */
    public static final class MessagesResource {
        private final Core core;

        private MessagesResource(Core core) {
            this.core = core;
        }

        /**
         * List the simulator's inbox.
         *
         * <p>Returns the account's messages as recipients see them, newest first. The inbox keeps only the
         * latest messages.
         *
         * <p>{@code GET /v1/simulator/messages}. An API key needs one of the scopes {@code full}, {@code
         * messages}, {@code read}.
         *
         * @return the first page
         */
        public Page<SimulatorMessage> list() {
            return list(null);
        }

        /**
         * List the simulator's inbox.
         *
         * <p>Returns the account's messages as recipients see them, newest first. The inbox keeps only the
         * latest messages.
         *
         * <p>{@code GET /v1/simulator/messages}. An API key needs one of the scopes {@code full}, {@code
         * messages}, {@code read}.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<SimulatorMessage> list(SimulatorMessageListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(SimulatorMessageListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<SimulatorMessage> list(SimulatorMessageListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/simulator/messages").query(params);
            return core.page(call, SimulatorMessage::new, options, null);
        }

        /**
         * Empty the simulator's inbox.
         *
         * <p>Removes the account's messages from the inbox. The messages of the API remain.
         *
         * <p>{@code DELETE /v1/simulator/messages}. An API key needs one of the scopes {@code full}, {@code
         * messages}.
         *
         * @return the answer as HTTP
         */
        public Response clear() {
            return clear(null);
        }

        /**
         * As {@link #clear()}, with options for this call.
         *
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response clear(RequestOptions options) {
            Call call = new Call("DELETE", "/v1/simulator/messages").deletion();
            return core.nothing(call, options);
        }

        /**
         * Wait for a message in the simulator's inbox.
         *
         * <p>Responds as soon as a matching message exists, or with null after {@code timeout_ms}. Use it in
         * tests: send a message, wait, and read the {@code code}.
         *
         * <p>{@code GET /v1/simulator/messages/wait}. An API key needs one of the scopes {@code full}, {@code
         * messages}, {@code read}.
         *
         * @return the answer
         */
        public SimulatorWait waitFor() {
            return waitFor(null);
        }

        /**
         * Wait for a message in the simulator's inbox.
         *
         * <p>Responds as soon as a matching message exists, or with null after {@code timeout_ms}. Use it in
         * tests: send a message, wait, and read the {@code code}.
         *
         * <p>{@code GET /v1/simulator/messages/wait}. An API key needs one of the scopes {@code full}, {@code
         * messages}, {@code read}.
         *
         * @param params the parameters
         * @return the answer
         */
        public SimulatorWait waitFor(SimulatorMessageWaitParams params) {
            return waitFor(params, null);
        }

        /**
         * As {@link #waitFor(SimulatorMessageWaitParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public SimulatorWait waitFor(SimulatorMessageWaitParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/simulator/messages/wait")
                    .query(params)
                    .wait("timeout_ms", 10000);
            return core.value(call, SimulatorWait::new, options);
        }
    }

    /** The resource {@code client.simulator().numbers()}. */
    public static final class NumbersResource {
        private final Core core;

        private NumbersResource(Core core) {
            this.core = core;
        }

        /**
         * List numbers that cause failures.
         *
         * <p>Returns a number for every failure that the simulator can cause, on one page.
         *
         * <p>{@code GET /v1/simulator/numbers}. An API key needs one of the scopes {@code full}, {@code
         * messages}, {@code read}.
         *
         * @return the first page
         */
        public Page<SimulatorNumber> list() {
            return list(null);
        }

        /**
         * As {@link #list()}, with options for this call.
         *
         * @param options the options, or null
         * @return the first page
         */
        public Page<SimulatorNumber> list(RequestOptions options) {
            Call call = new Call("GET", "/v1/simulator/numbers");
            return core.page(call, SimulatorNumber::new, options, null);
        }
    }

    /** The resource {@code client.simulator().holds()}. */
    public static final class HoldsResource {
        private final Core core;

        private HoldsResource(Core core) {
            this.core = core;
        }

        /**
         * Hold the receipts of a recipient.
         *
         * <p>Holds the delivery receipts of the account's messages to this recipient from now on, so that the
         * messages stay {@code sent}. A hold survives a restart. The account can hold 100 recipients and 1000
         * receipts. The simulator sends further receipts at once. Holding a held recipient changes nothing.
         *
         * <p>{@code POST /v1/simulator/holds}. An API key needs one of the scopes {@code full}, {@code
         * messages}.
         *
         * @param params the parameters
         * @return the answer
         */
        public SimulatorHold create(SimulatorHoldCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(SimulatorHoldCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public SimulatorHold create(SimulatorHoldCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/simulator/holds").body(Call.required(params)).key();
            return core.value(call, SimulatorHold::new, options);
        }

        /**
         * List the held recipients.
         *
         * <p>Returns all holds on one page, newest first.
         *
         * <p>{@code GET /v1/simulator/holds}. An API key needs one of the scopes {@code full}, {@code
         * messages}, {@code read}.
         *
         * @return the first page
         */
        public Page<SimulatorHold> list() {
            return list(null);
        }

        /**
         * As {@link #list()}, with options for this call.
         *
         * @param options the options, or null
         * @return the first page
         */
        public Page<SimulatorHold> list(RequestOptions options) {
            Call call = new Call("GET", "/v1/simulator/holds");
            return core.page(call, SimulatorHold::new, options, null);
        }

        /**
         * Release receipts.
         *
         * <p>Sends the held receipts of the recipient, in the order of their due times, and ends the hold.
         * Without {@code to}, releases the receipts of all recipients. Each receipt has the time at which it
         * was due.
         *
         * <p>{@code DELETE /v1/simulator/holds}. An API key needs one of the scopes {@code full}, {@code
         * messages}.
         *
         * @return the answer as HTTP
         */
        public Response release() {
            return release(null);
        }

        /**
         * Release receipts.
         *
         * <p>Sends the held receipts of the recipient, in the order of their due times, and ends the hold.
         * Without {@code to}, releases the receipts of all recipients. Each receipt has the time at which it
         * was due.
         *
         * <p>{@code DELETE /v1/simulator/holds}. An API key needs one of the scopes {@code full}, {@code
         * messages}.
         *
         * @param params the parameters
         * @return the answer as HTTP
         */
        public Response release(SimulatorHoldReleaseParams params) {
            return release(params, null);
        }

        /**
         * As {@link #release(SimulatorHoldReleaseParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response release(SimulatorHoldReleaseParams params, RequestOptions options) {
            Call call = new Call("DELETE", "/v1/simulator/holds").query(params).deletion();
            return core.nothing(call, options);
        }
    }
}
