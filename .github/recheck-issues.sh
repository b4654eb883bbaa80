#!/usr/bin/env bash
# One open issue per lottery of which a stored draw differs at its source. Reads what
# `npm run ingest -- --recheck DAYS --json` printed, from a file or from standard input, and opens,
# updates or closes issues labelled source-differs through `gh`.
#
#   npm run --silent ingest -- --recheck 2 --json | .github/recheck-issues.sh
#
# Exit 0: the issues say what differs. Exit 1: the report is none, a source in it failed, or gh failed.
# The issue of a lottery whose source failed stays open: its draws may differ still.
set -euo pipefail

if [ "${1:-}" = '--help' ]; then
  sed -n '2,9s/^# \{0,1\}//p' "$0"
  exit 0
fi

report=$(cat -- "${1:--}")

valid='length == 1 and (.[0].differences | type == "array") and (.[0].failed | type == "array") and
  all(.[0].differences[]; .lottery | type == "string" and test("^[a-z0-9-]+$"))'
if ! jq -es "$valid" <<<"$report" >/dev/null 2>&1; then
  echo 'recheck-issues: the report is not {"differences":[…],"failed":[…]}; no issue was touched' >&2
  exit 1
fi

jq '[.differences | group_by(.lottery)[] | {lottery: .[0].lottery, body: (
  "A stored draw differs from what its source has now. Nothing was changed.\n\n" +
  (map("- \(.drawDate) \(.prize): stored \(.stored // ["nothing"] | join(" ")), " +
    "\(.source) has \(.now // ["nothing"] | join(" ")) now") | join("\n")) +
  "\n\nWhat to do: docs/runbook.md, \"A source differs\". " +
  "Once no draw of the last days differs, this issue is closed by itself.")}]' <<<"$report" |
  "$(dirname "$0")/keep-issues.sh" source-differs 'a stored draw differs from its source' 'source differs' \
    'no longer differs in any draw of the last days.' "$(jq -c '[.failed[].lottery]' <<<"$report")"

jq -r '.failed[] | "recheck-issues: \(.lottery) \(.drawDate): not compared, \(.detail)"' <<<"$report" >&2
jq -e '.failed == []' <<<"$report" >/dev/null
