# Net::SMPP (Debian package libnet-smpp-perl) as the far side of the tests of server/src/messaging/smpp. Prints what it saw, one fact a line.
#   perl net-smpp.pl client <port>   binds, submits, cancels, asks, unbinds
#   perl net-smpp.pl server          prints its port, accepts one bind and one submit_sm, sends one deliver_sm, obeys unbind
use strict;
use warnings;
use Net::SMPP;
use IO::Socket;

$| = 1;
my ($role, $port) = @ARGV;
$role eq 'client' ? client() : server();

sub client {
    my $smpp = Net::SMPP->new_transceiver('127.0.0.1', port => $port, system_id => 'perl', password => 'secret')
        or die 'no session';
    my $answer = $smpp->submit_sm(
        source_addr_ton => 5, source_addr => 'Perl', dest_addr_ton => 1, dest_addr_npi => 1,
        destination_addr => '49171', data_coding => 3, registered_delivery => 1, short_message => "caf\xe9",
        user_message_reference => pack('n', 258),
    ) or die 'no answer';
    print 'submit_sm_resp ', $answer->status, ' ', $answer->message_id, "\n";
    $answer = $smpp->query_sm(message_id => $answer->message_id) or die 'no answer';
    print 'query_sm_resp ', $answer->status, ' ', $answer->{message_state}, "\n";
    $answer = $smpp->enquire_link() or die 'no answer';
    print 'enquire_link_resp ', $answer->status, "\n";
    $answer = $smpp->submit_sm(destination_addr => 'throttled', short_message => '') or die 'no answer';
    print 'submit_sm_resp ', $answer->status, "\n";
    $answer = $smpp->unbind() or die 'no answer';
    print 'unbind_resp ', $answer->status, "\n";
}

sub server {
    my $listener = Net::SMPP->new_listen('127.0.0.1', port => 0) or die 'no listener';
    print 'port ', $listener->sockport, "\n";
    my $smpp = $listener->accept or die 'no client';
    my $bind = $smpp->read_pdu() or die 'no bind';
    print "bind $bind->{system_id} $bind->{password} $bind->{interface_version}\n";
    $smpp->bind_transceiver_resp(seq => $bind->{seq}, status => 0, system_id => 'perl');
    my $submit = $smpp->read_pdu() or die 'no submit_sm';
    print join(' ', 'submit_sm', map { $submit->{$_} } qw(source_addr destination_addr data_coding)), ' ',
        unpack('H*', $submit->{short_message}), ' ', unpack('H*', $submit->{user_message_reference}), "\n";
    $smpp->submit_sm_resp(seq => $submit->{seq}, status => 0, message_id => 'from-perl');
    my $answer = $smpp->deliver_sm(
        source_addr => '49171', destination_addr => 'Perl', esm_class => 4,
        short_message => 'id:from-perl stat:DELIVRD err:000', message_state => pack('C', 2),
    ) or die 'no answer';
    print 'deliver_sm_resp ', $answer->status, "\n";
    my $unbind = $smpp->read_pdu() or die 'no unbind';
    print 'unbind ', $unbind->cmd, "\n";
    $smpp->unbind_resp(seq => $unbind->{seq}, status => 0);
}
