import io.posthorn.BadRequestException;
import io.posthorn.EventStream;
import io.posthorn.NotFoundException;
import io.posthorn.Page;
import io.posthorn.Posthorn;
import io.posthorn.RequestOptions;
import io.posthorn.StreamEvent;
import io.posthorn.model.Event;
import io.posthorn.model.EventFeed;
import io.posthorn.model.ErrorCode;
import io.posthorn.model.Message;
import io.posthorn.model.MessageStatus;
import io.posthorn.model.Webhook;
import io.posthorn.model.WebhookStatus;
import io.posthorn.params.AccountUpdateParams;
import io.posthorn.params.EventFeedParams;
import io.posthorn.params.MessageCreateParams;
import io.posthorn.params.MessageListParams;
import io.posthorn.params.MessagePreviewParams;
import io.posthorn.params.WebhookCreateParams;
import io.posthorn.params.WebhookUpdateParams;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;

/** Uses the client at a server of Posthorn, as a program with a project of its own. */
final class Consumer {
    private static final String TO = "+14155550123";
    private static final String FROM = "+15005550006";
    private final Posthorn client = Posthorn.builder()
            .baseUrl(System.getenv("BASE_URL"))
            .accountSid(System.getenv("ACCOUNT_SID"))
            .authToken(System.getenv("AUTH_TOKEN"))
            .build();

    public static void main(String... args) throws Exception {
        Consumer consumer = new Consumer();
        consumer.sendAndRead();
        consumer.list();
        consumer.refuse();
        consumer.setNull();
        consumer.changeAWebhook();
        consumer.readEvents();
        consumer.stream();
        consumer.export();
        System.out.println("done");
    }

    private Message send(String body, RequestOptions options) {
        return client.messages().create(MessageCreateParams.builder()
                .to(TO).from(FROM).body(body)
                .tags(List.of("java")).metadata(Map.of("order", "7"))
                .sendAt(Instant.now().plusSeconds(3_600))
                .build(), options);
    }

    private void sendAndRead() {
        RequestOptions options = new RequestOptions().idempotencyKey("order-7");
        Message message = send("Grüße <📯>", options);
        check(message.status().equals(MessageStatus.QUEUED), "the message is queued");
        check(message.body().equals("Grüße <📯>"), "the text is as it was");
        check(message.metadata().equals(Map.of("order", "7")) && message.tags().equals(List.of("java")), "its fields");
        check(message.sentAt().isEmpty() && message.sendAt().orElseThrow().isAfter(Instant.now()), "its times");
        Message read = client.messages().get(message.sid());
        check(read.equals(message), "the message is the same again");
        check(read.response().orElseThrow().status() == 200, "the status of the answer");
        check(read.response().orElseThrow().requestId().isPresent(), "the id of the request");
        check(client.messages().events().list(message.sid()).iterator().hasNext(), "the message has a history");
        check(client.messages().delete(message.sid()).status() == 204, "a deletion has a status");
        try {
            client.messages().get(message.sid());
            check(false, "a deleted message is gone");
        } catch (NotFoundException e) {
            check(e.code().equals(ErrorCode.MESSAGE_NOT_FOUND), "a deleted message has its code");
        }
        String encoding = client.messages()
                .preview(MessagePreviewParams.builder().to(TO).body("Grüße 📯").build()).encoding().value();
        check(encoding.equals("ucs2"), "a preview");
    }

    private void list() {
        List<String> sent = new ArrayList<>();
        for (int number = 0; number < 5; number++) sent.add(send("Table " + number, null).sid());
        Collections.reverse(sent);
        MessageListParams params = MessageListParams.builder()
                .limit(2).metadata(Map.of("order", "7"))
                .status(List.of(MessageStatus.QUEUED, MessageStatus.SENT))
                .createdAfter(Instant.now().minusSeconds(60))
                .build();
        Page<Message> page = client.messages().list(params);
        check(page.data().size() == 2 && page.hasMore(), "the first page");
        check(page.stream().map(Message::sid).collect(Collectors.toList()).equals(sent), "all entries");
        check(page.nextPage().orElseThrow().data().get(0).sid().equals(sent.get(2)), "the second page");
    }

    private void refuse() {
        try {
            client.messages().create(MessageCreateParams.builder().to("nobody").from(FROM).maxSegments(-1).build());
            check(false, "faulty parameters are refused");
        } catch (BadRequestException e) {
            check(e.faults().stream().anyMatch(each -> each.param().equals(java.util.Optional.of("to"))), "the faults");
        }
    }

    private void setNull() {
        AccountUpdateParams set = AccountUpdateParams.builder().supportEmail("help@example.com").build();
        check(client.account().update(set).supportEmail().isPresent(), "a value is set");
        check(client.account().update().supportEmail().isPresent(), "a field that is not set stays");
        AccountUpdateParams unset = AccountUpdateParams.builder().supportEmail(null).build();
        check(client.account().update(unset).supportEmail().isEmpty(), "null is sent");
    }

    private void changeAWebhook() {
        String sid = client.webhooks().create(WebhookCreateParams.builder()
                .url("https://example.com/hooks").events(List.of("messages.*")).build()).sid();
        Webhook paused = client.webhooks()
                .update(sid, WebhookUpdateParams.builder().status(WebhookStatus.PAUSED).build());
        check(paused.status().equals(WebhookStatus.PAUSED), "a webhook is paused");
        client.webhooks().delete(sid);
    }

    private void readEvents() {
        EventFeed present = client.events().feed(EventFeedParams.builder().timeoutMs(0).build());
        String sid = send("Table 6", null).sid();
        EventFeedParams after = EventFeedParams.builder().cursor(present.nextCursor()).build();
        Event event = client.events().feed(after).data().get(0);
        check(((Message) event.value().orElseThrow()).sid().equals(sid), "an event has its message");
    }

    /** The stream begins at an unknown time, so messages are sent until it has one. */
    private void stream() throws InterruptedException {
        AtomicBoolean isEnded = new AtomicBoolean();
        Thread sender = new Thread(() -> {
            while (!isEnded.get()) send("Table 7", null);
        });
        sender.start();
        try (EventStream<List<Message>> events = client.messages().stream()) {
            for (StreamEvent<List<Message>> event : events) {
                check(!event.data().isEmpty() && !event.id().isEmpty(), "a stream has messages");
                break;
            }
        } finally {
            isEnded.set(true);
            sender.join();
        }
    }

    private void export() throws IOException {
        try (BufferedReader table = new BufferedReader(
                new InputStreamReader(client.transactions().export(), StandardCharsets.UTF_8))) {
            check(table.readLine().contains("currency"), "a table is read as text");
        }
    }

    private static void check(boolean holds, String text) {
        if (!holds) throw new AssertionError("Not so: " + text);
    }
}
