# Links to lines and pictures of the table, in English.

server-sharing-copy-line = Copy the link to line { $line }
server-sharing-copied = The link to line { $line } has been copied.
server-sharing-no-line = Line { $line } of this game is not there to be seen.
server-table-tool-picture = Picture of the table
server-sharing-whose = Whose view
server-sharing-public = What everybody may see
server-sharing-mine = What I see: my hand is on it
server-sharing-send = Send to others
server-sharing-png = Download as PNG
server-sharing-svg = Download as SVG
server-sharing-alt = The table: { $title }
server-sharing-no-picture = No picture can be made of this here.
