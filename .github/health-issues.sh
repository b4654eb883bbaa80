#!/usr/bin/env bash
# One open issue per late lottery. Reads what `npm run health -- --json` printed, from a file or from
# standard input, and opens, updates or closes issues labelled late-draw through `gh`.
#
#   npm run --silent health -- --url "$SITE_URL" --json | .github/health-issues.sh
#
# Exit 0: the issues say what is late. Exit 1: the report is none, or gh failed; no issue is closed
# on the word of a report that cannot be read.
set -euo pipefail

if [ "${1:-}" = '--help' ]; then
  sed -n '2,8s/^# \{0,1\}//p' "$0"
  exit 0
fi

report=$(cat -- "${1:--}")

# Slugs become titles, by which an issue is found again, so nothing else may pass for one. Slurped,
# since jq is content with no input at all.
valid='length == 1 and (.[0].missed | type == "array") and all(.[0].missed[];
  (.lottery | type == "string" and test("^[a-z0-9-]+$")) and (.missed | type == "array"))'
if ! jq -es "$valid" <<<"$report" >/dev/null 2>&1; then
  echo 'health-issues: the report is not {"missed":[…]}; no issue was touched' >&2
  exit 1
fi

# One issue a lottery for the draws that are held back, beside the one for those that are late.
jq '[.heldBack // [] | group_by(.lottery)[] | {lottery: .[0].lottery, body: (
  "What the sources say of a draw cannot all be right, so it waits for a person.\n\n" +
  (map("- \(.drawDate): \(.detail)") | join("\n")) +
  "\n\nWhat to do: docs/runbook.md, \"A draw is held back\". This issue is closed by itself.")}]' <<<"$report" |
  "$(dirname "$0")/keep-issues.sh" held-draw 'a draw waits for a person' 'held back' 'has no draw that is held back.'

jq '[.missed[] | {lottery, body: ("\(.lotteryName // .lottery) has not been published on time.\n\n" +
  "Missed: \(.missed | map(tostring) | join(", "))\n" +
  "Latest stored: \(.latest | if type == "object" then .drawDate else . end // "none")\n\n" +
  "What to do: docs/runbook.md, \"Something is late\". This issue is closed by itself.")}]' <<<"$report" |
  "$(dirname "$0")/keep-issues.sh" late-draw 'a draw is announced but not published' 'late draw' 'is no longer late.'
