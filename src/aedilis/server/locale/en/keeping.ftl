# Reports, and the pages of those who look after the server, in English.

server-report-title = Report something
server-report-about = Who looks after this server is shown what stands here and your reason, and nothing else. Whoever it is about is not told.
server-report-matter-chat = A line of the chat
server-report-matter-name = A name
server-report-matter-table = The title of a table
server-report-reason = Reason
server-report-do = Report
server-report-table = Report this table
server-report-taken = Your report has been taken. Who looks after this server will see to it.

server-suspended-you = { $good ->
    [yes] Your account is suspended for good: you may read, play on where you sit, and take or delete your data, but not make tables, sit down or write.
   *[no] Your account is suspended until { $until }: you may read, play on where you sit, and take or delete your data, but not make tables, sit down or write.
}
server-error-suspended = { $good ->
    [yes] Your account is suspended for good.
   *[no] Your account is suspended until { $until }.
}
server-error-not-suspended = That person is not suspended.
server-error-no-report = There is no such report, or it has been handled already.
server-error-is-admin = That person looks after this server too. Only the command line can change that.

server-admin-title = Looking after the server
server-admin-reports = Reports
server-admin-people = People
server-admin-games = Games
server-admin-acts = What was done
server-admin-reports-open = Open reports
server-admin-reports-handled = Handled reports
server-admin-none = There is nothing.
server-admin-by = reported by { $name }
server-admin-about = about { $name }
server-admin-why = Reason: { $reason }
server-admin-handled = Handled
server-admin-handle = Mark as handled
server-admin-note = What was done about it (optional)
server-admin-search = A name, or a number
server-admin-nobody = Nobody is called that.
server-admin-is = looks after the server
server-admin-suspended-good = Suspended for good
server-admin-suspended-until = Suspended until
server-admin-acts-about = Do something
server-admin-suspend = Suspend
server-admin-unsuspend = Suspend no more
server-admin-days = For how long
server-admin-good = for good
server-admin-sessions = End all sessions
server-admin-name = Another name
server-admin-rename = Rename
server-admin-done-suspend = Suspended.
server-admin-done-unsuspend = No longer suspended.
server-admin-done-sessions = All sessions have ended.
server-admin-done-rename = Renamed.
server-admin-room = { $count ->
    [one] One game, { $kb } kB
   *[other] { $count } games, { $kb } kB
}
server-admin-size = { $kb } kB
server-admin-sure = I mean it
server-admin-drop-sure = Delete the table “{ $title }” for good?
server-admin-when = When
server-admin-who = Who
server-admin-what = What
server-admin-whom = About
server-admin-command = the command line
server-admin-older = Older
server-admin-act-grant = let look after the server
server-admin-act-revoke = let look after the server no more
server-admin-act-handle = handled a report
server-admin-act-suspend = suspended
server-admin-act-unsuspend = suspended no more
server-admin-act-sessions = ended all sessions
server-admin-act-rename = renamed
server-admin-act-drop-game = deleted a game
