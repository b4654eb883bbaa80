#!/usr/bin/env bash
# Runs `ingest --day` with the text of the event that started pasted-day.yml: the body of an issue, or the
# inputs of a run by hand. The text goes from the file of the event to standard input; no shell reads it.
#
#   GITHUB_EVENT_PATH=event.json pasted-day.sh --dry-run   prints what was understood as the output "report"
#   GITHUB_EVENT_PATH=event.json pasted-day.sh --yes       stores what was understood
#
# Further arguments are given to ingest. Exit 0: also where lines were not understood or the text was
# refused, since the report says so.
set -euo pipefail

if [ "${1:-}" = '--help' ]; then
  sed -n '2,9s/^# \{0,1\}//p' "$0"
  exit 0
fi

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
event() { jq -j "$1 // \"\"" "$GITHUB_EVENT_PATH"; }

if [ "$(event '.issue.number')" != '' ]; then
  text='.issue.body'
  flags=(--form)
else
  text='.inputs.text'
  date=$(event '.inputs.date')
  flags=("--source=$(event '.inputs.source')" ${date:+"--date=$date"})
fi

code=0
report=$(event "$text" | "$root/node_modules/.bin/tsx" "$root/scripts/ingest.ts" --day - "${flags[@]}" "$@" 2>&1) || code=$?
case $code in
0 | 1 | 2 | 3) ;;
*)
  printf '%s\n' "$report" >&2
  exit "$code"
  ;;
esac

if [ "$1" = --yes ]; then
  printf '%s\n' "$report"
  exit 0
fi
# No line of the report can end it: nobody knows this word before it is made.
end="end-$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')"
# A comment has room for 65,536 characters.
printf 'report<<%s\n%s\n%s\n' "$end" "${report:0:30000}" "$end"
