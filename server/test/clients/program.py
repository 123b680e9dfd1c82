"""Sends a message and reads it, with the client that openapi-python-client generated."""
import base64
import os

from posthorn import AuthenticatedClient
from posthorn.api.messages import create_message, get_message
from posthorn.models import CreateMessageRequest

credentials = base64.b64encode(f"{os.environ['ACCOUNT_SID']}:{os.environ['AUTH_TOKEN']}".encode()).decode()
client = AuthenticatedClient(base_url=os.environ["BASE_URL"], token=credentials, prefix="Basic")
request = CreateMessageRequest(
    to="+15552345678", from_="+15551234567", body="Your table is ready.", tags=["reservations"]
)
created = create_message.sync_detailed(client=client, body=request)
read = get_message.sync_detailed(sid=created.parsed.sid, client=client)
same = "true" if read.parsed.sid == created.parsed.sid else "false"
print(created.status_code.value, read.status_code.value, same, read.parsed.tags[0])
