#!/usr/bin/env bash
# Prints what it reads as a fenced block of a comment that nothing within can end: no mention, link or
# heading of it is one. Its lines end as lines do, and what is invisible or turns the writing is left out.
#
#   printf '%s' "$TEXT" | fenced.sh
set -euo pipefail

if [ "${1:-}" = '--help' ]; then
  sed -n '2,5s/^# \{0,1\}//p' "$0"
  exit 0
fi

# A comment has room for 65,536 characters. Of tildes at most 60 stand in a row, so that the fence, which is
# longer than any row of them, stays short.
jq -Rrs '.[0:30000]
  | gsub("\r\n?|\u2028|\u2029|\u0085|\u000b|\f"; "\n")
  | gsub("(?![\n\t])[\\p{Cc}\\p{Cf}\\p{Co}]"; "")
  | gsub("~{60,}"; "~" * 60)
  | ("~" * (1 + ([2, (match("~+"; "g").length)] | max))) as $fence
  | "\($fence)text\n\(sub("\n+$"; ""))\n\($fence)"'
