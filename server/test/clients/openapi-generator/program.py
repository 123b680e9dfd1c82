"""Sends a message and reads it, with the client that openapi-generator generated for Python."""
import os

from posthorn import ApiClient, Configuration, CreateMessageRequest, MessagesApi

configuration = Configuration(
    host=os.environ["BASE_URL"], username=os.environ["ACCOUNT_SID"], password=os.environ["AUTH_TOKEN"]
)
messages = MessagesApi(ApiClient(configuration))
request = CreateMessageRequest.from_dict(
    {"to": "+15552345678", "from": "+15551234567", "body": "Your table is ready.", "tags": ["reservations"]}
)
created = messages.create_message_with_http_info(request)
read = messages.get_message_with_http_info(created.data.sid)
same = "true" if read.data.sid == created.data.sid else "false"
print(created.status_code, read.status_code, same, read.data.tags[0])
