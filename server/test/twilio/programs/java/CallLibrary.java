import com.fasterxml.jackson.databind.ObjectMapper;
import com.twilio.exception.ApiException;
import com.twilio.http.NetworkHttpClient;
import com.twilio.http.Request;
import com.twilio.http.Response;
import com.twilio.http.TwilioRestClient;
import com.twilio.rest.api.v2010.account.Message;
import com.twilio.security.RequestValidator;
import com.twilio.type.PhoneNumber;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes a call of Twilio's library for each line of JSON on standard input, and writes its result as a line. */
public final class CallLibrary {
    private static final ObjectMapper json = new ObjectMapper();
    private static final String rest = "com.twilio.rest.";
    private static final DateTimeFormatter iso = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss'Z'");

    /** The class of each resource. */
    private static final Map<String, String> resources = Map.ofEntries(
        Map.entry("accounts", "api.v2010.Account"),
        Map.entry("alpha_senders", "messaging.v1.service.AlphaSender"),
        Map.entry("calls", "api.v2010.account.Call"),
        Map.entry("feedback", "api.v2010.account.message.Feedback"),
        Map.entry("incoming_phone_numbers", "api.v2010.account.IncomingPhoneNumber"),
        Map.entry("lookups", "lookups.v2.PhoneNumber"),
        Map.entry("media", "api.v2010.account.message.Media"),
        Map.entry("messages", "api.v2010.account.Message"),
        Map.entry("phone_numbers", "messaging.v1.service.PhoneNumber"),
        Map.entry("services", "messaging.v1.Service"),
        Map.entry("short_codes", "messaging.v1.service.ShortCode"),
        Map.entry("verification_checks", "verify.v2.service.VerificationCheck"),
        Map.entry("verifications", "verify.v2.service.Verification"),
        Map.entry("verify_services", "verify.v2.Service"));

    /** The parameters that a method takes as arguments, in their order. */
    private static final Map<String, List<String>> required = Map.of(
        "alpha_senders.create", List.of("AlphaSender"),
        "phone_numbers.create", List.of("PhoneNumberSid"),
        "services.create", List.of("FriendlyName"),
        "short_codes.create", List.of("ShortCodeSid"),
        "verifications.create", List.of("To", "Channel"),
        "verifications.update", List.of("Status"),
        "verify_services.create", List.of("FriendlyName"));

    /** The method that makes the builder of each action, and the method that sends it. */
    private static final Map<String, List<String>> actions = Map.of(
        "create", List.of("creator", "create"),
        "delete", List.of("deleter", "delete"),
        "fetch", List.of("fetcher", "fetch"),
        "list", List.of("reader", "read"),
        "update", List.of("updater", "update"));

    public static void main(String[] arguments) throws Exception {
        var client = new ToPosthorn(arguments[0]);
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
            var answer = new LinkedHashMap<String, Object>();
            try {
                answer.put("value", run(client, json.readValue(line, Order.class)));
            } catch (InvocationTargetException error) {
                answer.put("error", describe(error.getCause()));
            }
            System.out.write((json.writeValueAsString(answer) + "\n").getBytes(StandardCharsets.UTF_8));
            System.out.flush();
        }
    }

    /** The documented means to reach another host: a client for HTTP of one's own. */
    private static final class ToPosthorn extends NetworkHttpClient {
        private final String host;

        ToPosthorn(String host) {
            this.host = host;
        }

        @Override
        public Response makeRequest(Request request) {
            var other = new Request(request.getMethod(), request.getUrl().replaceFirst("^https://[^/]+", host));
            request.getQueryParams().forEach((name, values) -> values.forEach(value -> other.addQueryParam(name, value)));
            request.getPostParams().forEach((name, values) -> values.forEach(value -> other.addPostParam(name, value)));
            request.getHeaderParams().forEach((name, values) -> values.forEach(value -> other.addHeaderParam(name, value)));
            other.setAuth(request.getUsername(), request.getPassword());
            other.setContentType(request.getContentType());
            return super.makeRequest(other);
        }
    }

    public static final class Order {
        public String call;
        public List<String> ids;
        public Map<String, Object> parameters;
        public Map<String, String> credentials;
    }

    private static Object run(ToPosthorn http, Order order) throws Exception {
        var name = order.call.split("\\.");
        if (name[0].equals("signatures")) return isSigned(order.parameters);
        var given = order.credentials;
        var client = new TwilioRestClient.Builder(given.get("username"), given.get("password"))
            .accountSid(given.get("account")).httpClient(http).build();
        var builder = builderOf(name[0], name[1], order);
        var result = builder.getClass().getMethod(actions.get(name[1]).get(1), TwilioRestClient.class).invoke(builder, client);
        if (!(result instanceof Iterable<?>)) return plain(result);
        var all = new ArrayList<Object>();
        try {
            for (var each : (Iterable<?>) result) all.add(plain(each));
        } catch (RuntimeException error) {
            throw new InvocationTargetException(error);
        }
        return all;
    }

    private static Object builderOf(String name, String action, Order order) throws Exception {
        var parameters = new LinkedHashMap<>(order.parameters);
        Object builder;
        if (order.call.equals("messages.create")) builder = messageOf(parameters);
        else if (order.call.equals("calls.create"))
            return com.twilio.rest.api.v2010.account.Call.creator(
                new PhoneNumber((String) parameters.get("To")),
                new PhoneNumber((String) parameters.get("From")),
                URI.create((String) parameters.get("Url")));
        else {
            var values = new ArrayList<Object>(order.ids);
            for (var each : required.getOrDefault(order.call, List.of())) values.add(parameters.remove(each));
            var type = Class.forName(rest + resources.get(name));
            builder = invoke(type, null, actions.get(action).get(0), values.toArray());
        }
        for (var each : parameters.entrySet()) invoke(builder.getClass(), builder, "set" + each.getKey(), each.getValue());
        return builder;
    }

    /** A sender can be a number, or a messaging service. */
    private static Object messageOf(Map<String, Object> parameters) {
        var to = new PhoneNumber((String) parameters.remove("To"));
        var from = (String) parameters.remove("From");
        var body = (String) parameters.remove("Body");
        if (from == null) return Message.creator(to, (String) parameters.remove("MessagingServiceSid"), body);
        return Message.creator(to, new PhoneNumber(from), body);
    }

    /** Calls the method whose parameters have types that the values fit. */
    private static Object invoke(Class<?> type, Object target, String name, Object... values) throws Exception {
        for (Method method : type.getMethods()) {
            if (!method.getName().equals(name) || method.getParameterCount() != values.length) continue;
            var converted = new Object[values.length];
            for (var index = 0; index < values.length; index++)
                converted[index] = convert(method, index, values[index]);
            if (!Arrays.asList(converted).contains(null)) return method.invoke(target, converted);
        }
        throw new IllegalArgumentException("no method " + name + " for " + Arrays.toString(values));
    }

    /** Returns null for a value that does not fit. */
    private static Object convert(Method method, int index, Object value) throws Exception {
        var type = method.getParameterTypes()[index];
        if (value instanceof Map) {
            var text = (String) ((Map<?, ?>) value).get("$time");
            return type == ZonedDateTime.class ? ZonedDateTime.parse(text) : null;
        }
        if (value instanceof List && type == List.class) {
            if (!method.toGenericString().contains("java.net.URI")) return value;
            var urls = new ArrayList<URI>();
            for (var each : (List<?>) value) urls.add(URI.create((String) each));
            return urls;
        }
        if (value instanceof Integer && type == Long.class) return ((Integer) value).longValue();
        if (value instanceof Number && type == BigDecimal.class) return new BigDecimal(value.toString());
        if (type.isInstance(value)) return value;
        if (!(value instanceof String) || !type.isEnum()) return null;
        return type.getMethod("forValue", String.class).invoke(null, value);
    }

    private static boolean isSigned(Map<String, Object> given) {
        var form = new LinkedHashMap<String, String>();
        ((Map<?, ?>) given.get("Parameters")).forEach((name, value) -> form.put((String) name, (String) value));
        return new RequestValidator((String) given.get("Token")).validate((String) given.get("Url"), form, (String) given.get("Signature"));
    }

    private static Object plain(Object value) throws Exception {
        if (value == null || value instanceof String || value instanceof Number || value instanceof Boolean) return value;
        if (value instanceof ZonedDateTime) return ((ZonedDateTime) value).withZoneSameInstant(ZoneOffset.UTC).format(iso);
        if (value instanceof Currency) return ((Currency) value).getCurrencyCode();
        if (value instanceof Map) return value;
        if (value instanceof List) {
            var all = new ArrayList<Object>();
            for (var each : (List<?>) value) all.add(plain(each));
            return all;
        }
        if (value instanceof Enum || value instanceof URI || value instanceof PhoneNumber) return value.toString();
        var fields = new LinkedHashMap<String, Object>();
        for (var method : value.getClass().getDeclaredMethods()) {
            var isGetter = method.getName().startsWith("get") && method.getParameterCount() == 0;
            if (!isGetter || !Modifier.isPublic(method.getModifiers())) continue;
            var name = method.getName().substring(3).replaceAll("(?<!^)([A-Z])", "_$1").toLowerCase();
            fields.put(name, plain(method.invoke(value)));
        }
        return fields;
    }

    private static Map<String, Object> describe(Throwable error) {
        var described = new LinkedHashMap<String, Object>();
        var refused = error instanceof ApiException ? (ApiException) error : null;
        described.put("kind", error.getClass() == ApiException.class ? "rest" : error.getClass().getName());
        described.put("status", refused == null ? null : refused.getStatusCode());
        described.put("code", refused == null ? null : refused.getCode());
        described.put("message", String.valueOf(error.getMessage()));
        described.put("more_info", refused == null ? null : refused.getMoreInfo());
        return described;
    }
}
