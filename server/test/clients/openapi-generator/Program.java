// Sends a message and reads it, with the client that openapi-generator generated for Java.

import java.util.Base64;
import java.util.List;
import posthorn.ApiClient;
import posthorn.api.MessagesApi;
import posthorn.model.CreateMessageRequest;

public class Program {
  public static void main(String[] none) throws Exception {
    var credentials = System.getenv("ACCOUNT_SID") + ":" + System.getenv("AUTH_TOKEN");
    var authorization = "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes());
    var client = new ApiClient();
    client.updateBaseUri(System.getenv("BASE_URL"));
    client.setRequestInterceptor(request -> request.header("Authorization", authorization));
    var messages = new MessagesApi(client);
    var request =
        new CreateMessageRequest()
            .to("+15552345678")
            .from("+15551234567")
            .body("Your table is ready.")
            .tags(List.of("reservations"));
    var created = messages.createMessageWithHttpInfo(request, null);
    var sid = created.getData().getSid();
    var read = messages.getMessageWithHttpInfo(sid);
    var message = read.getData();
    System.out.printf(
        "%d %d %b %s%n",
        created.getStatusCode(), read.getStatusCode(), message.getSid().equals(sid), message.getTags().get(0));
  }
}
