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

label='late-draw'
report=$(cat -- "${1:--}")

# Slugs become titles, by which an issue is found again, so nothing else may pass for one. Slurped,
# since jq is content with no input at all.
valid='length == 1 and (.[0].missed | type == "array") and all(.[0].missed[];
  (.lottery | type == "string" and test("^[a-z0-9-]+$")) and (.missed | type == "array"))'
if ! jq -es "$valid" <<<"$report" >/dev/null 2>&1; then
  echo 'health-issues: the report is not {"missed":[…]}; no issue was touched' >&2
  exit 1
fi

title() {
  echo "late draw: $1"
}

# Never by search: a label's own list is complete at once, the search index is not.
gh label create "$label" --description 'a draw is announced but not published' --color D93F0B --force
open=$(gh issue list --label "$label" --state open --limit 200 --json number,title,body)

number_of() {
  jq -r --arg title "$1" '[.[] | select(.title == $title)][0].number // empty' <<<"$open"
}

while IFS= read -r late; do
  lottery=$(jq -r '.lottery' <<<"$late")
  body=$(jq -r '"\(.lotteryName // .lottery) has not been published on time.\n\n" +
    "Missed: \(.missed | map(tostring) | join(", "))\n" +
    "Latest held: \(.latest | if type == "object" then .drawDate else . end // "none")\n\n" +
    "What to do: docs/publishing.md, \"Something is late\". This issue is closed by itself."' <<<"$late")
  number=$(number_of "$(title "$lottery")")
  if [ -z "$number" ]; then
    gh issue create --title "$(title "$lottery")" --label "$label" --body "$body"
  elif [ "$(jq -r --argjson n "$number" '.[] | select(.number == $n).body' <<<"$open")" != "$body" ]; then
    gh issue edit "$number" --body "$body"
  fi
done < <(jq -c '.missed[]' <<<"$report")

while IFS=$'\t' read -r number name; do
  lottery=${name#"$(title '')"}
  # An issue that a person labelled so by hand is theirs.
  [ "$name" = "$(title "$lottery")" ] || continue
  if ! jq -e --arg lottery "$lottery" 'any(.missed[]; .lottery == $lottery)' <<<"$report" >/dev/null; then
    gh issue close "$number" --comment "$lottery is no longer late."
  fi
done < <(jq -r '.[] | [.number, .title] | @tsv' <<<"$open")
