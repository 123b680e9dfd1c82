# frozen_string_literal: true

# Uses the client at a server of Posthorn. Its arguments are the base URL, the account's sid and its token.

require "posthorn"

TO = "+14155550123"
FROM = "+15005550006"

def check(expected, found)
  raise "#{found.inspect} is not #{expected.inspect}" unless expected == found
end

def refused(error)
  yield
  raise "It was not refused."
rescue error => e
  e
end

base_url, account_sid, auth_token = ARGV
client = Posthorn::Client.new(base_url, account_sid: account_sid, auth_token: auth_token)
sids = Array.new(5) do |number|
  client.messages.create(to: TO, from: FROM, body: "Table #{number}", tags: ["ruby"]).sid
end
check(sids.reverse, client.messages.list(tag: "ruby", limit: 2).map(&:sid))
message = client.messages.get(sids[0])
check(["Table 0", ["ruby"], FROM, true], [message.body, message.tags, message.from, message.created_at.is_a?(Time)])
check(200, message.http_response.status)
check(false, client.messages.events.list(sids[0]).data.empty?)
check("ucs2", client.messages.preview(to: TO, body: "Grüße 📯").encoding)
check(204, client.messages.delete(sids[0]).status)
check("message_not_found", refused(Posthorn::NotFoundError) { client.messages.get(sids[0]) }.code)
faults = refused(Posthorn::BadRequestError) { client.messages.create(to: "nobody", from: FROM, body: "") }.errors
check(true, faults.any? { |fault| fault["param"] == "to" })
webhook = client.webhooks.create(url: "https://example.com/hooks", events: ["messages.*"])
check("paused", client.webhooks.update(webhook.sid, status: "paused").status)
client.webhooks.delete(webhook.sid)
$stdout.write("done\n")
