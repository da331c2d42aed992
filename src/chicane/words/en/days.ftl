# Play by days

server-turn-subject = Your turn: { $game }
server-turn-push = { $names } are waiting for you.
server-turn-mail = It is your turn in { $game }, with { $names }.
server-turn-why = You asked for this on the page where your tables are; there you can end it, too.
server-code = { $code } is your code for Chicane
server-code-mail = Somebody wants messages about their games at Chicane to come here. If it was you, enter this code where you asked for it: { $code }. If not, do nothing.
server-refused-keyring = This needs the token of a keyring, in the header “Authorization: Bearer …”.
server-refused-no-mail = This server sends no mail.
server-refused-mail = The mail could not be sent. Try again later.
server-refused-code-old = There is no code to wait for any more. Ask for a new one.
server-refused-code-wrong = This is not the code that was sent.
server-refused-no-push = This server sends no pushes.
server-refused-endpoint = This is not the address of a push service that this server knows.
server-refused-stand-in-days = { $days ->
    [one] { $player } may take a day to choose, as agreed.
   *[other] { $player } may take { $days } days to choose, as agreed.
}
server-no-smtp = --smtp and --mail-from: name the mail server as { $example }, and who the mail is from
server-needs-push = --push-key: web push needs pywebpush: { $install }
server-no-push-key = --push-key: { $file } is no key, and none can be written there

# What chicane serve can be told about it

cli-help-close-after = close tables at which nobody has played for so many days (default: never)
cli-help-smtp = a mail server, for “your turn” at tables where choices may take days, as smtp://user:password@host:587; better in the variable CHICANE_SMTP
cli-help-mail-from = who the mail is from
cli-help-push-key = the file of this server’s key for web push; it is made if it is not there
cli-help-push-host = a further push service; may be given several times
cli-help-remind-after = tell somebody who is away that it is their turn after so many seconds (default: 60)
cli-serve-no-link = --smtp: mail needs a link to the table; name the address of this server with --public-url
