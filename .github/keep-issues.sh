#!/usr/bin/env bash
# One open issue per lottery under a label: reads [{"lottery": …, "body": …}] from standard input, and
# opens, updates or closes issues through `gh`. health-issues.sh and recheck-issues.sh make the list.
#
#   keep-issues.sh LABEL DESCRIPTION TITLE CLOSING [UNKNOWN]
#
# An issue is called "TITLE: <lottery>". UNKNOWN is a JSON list of lotteries whose issues stay as they are.
# An issue that a person labelled so by hand, under another title, is left alone.
set -euo pipefail

label=$1
description=$2
title=$3
closing=$4
unknown=${5:-[]}
wanted=$(cat)

# Never by search: a label's own list is complete at once, the search index is not.
gh label create "$label" --description "$description" --color D93F0B --force
open=$(gh issue list --label "$label" --state open --limit 200 --json number,title,body)

while IFS= read -r one; do
  name="$title: $(jq -r '.lottery' <<<"$one")"
  body=$(jq -r '.body' <<<"$one")
  number=$(jq -r --arg title "$name" '[.[] | select(.title == $title)][0].number // empty' <<<"$open")
  if [ -z "$number" ]; then
    gh issue create --title "$name" --label "$label" --body "$body"
  elif [ "$(jq -r --argjson n "$number" '.[] | select(.number == $n).body' <<<"$open")" != "$body" ]; then
    gh issue edit "$number" --body "$body"
  fi
done < <(jq -c '.[]' <<<"$wanted")

while IFS=$'\t' read -r number name; do
  lottery=${name#"$title: "}
  [ "$name" = "$title: $lottery" ] || continue
  if ! jq -e --arg lottery "$lottery" --argjson unknown "$unknown" \
    'any((.[].lottery, $unknown[]); . == $lottery)' <<<"$wanted" >/dev/null; then
    gh issue close "$number" --comment "$lottery $closing"
  fi
done < <(jq -r '.[] | [.number, .title] | @tsv' <<<"$open")
