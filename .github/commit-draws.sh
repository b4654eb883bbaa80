#!/usr/bin/env bash
# Commits what an ingest has added below data (draws, days without one, draws held) and pushes it to the branch that is
# checked out. Nothing added, nothing committed. Used by publish.yml.
#
# Exit 0: pushed, or nothing to push. Exit 1: git failed; the draws are not lost, the next scheduled
# run asks their sources again.
set -euo pipefail

if [ "${1:-}" = '--help' ]; then
  sed -n '2,6s/^# \{0,1\}//p' "$0"
  exit 0
fi

# Beside the draws: days without one, and draws that wait for a person.
for path in data/draws data/calendar.json data/held.json; do
  if [ -e "$path" ]; then git add -- "$path"; fi
done
if git diff --cached --quiet; then
  echo 'no draw was added'
  exit 0
fi

# "thai-government 2026-11-16, hanoi-vip 2026-11-16": each line of a draw file is one draw.
draws=''
while IFS= read -r file; do
  lottery=$(basename "$(dirname "$file")")
  while IFS= read -r date; do
    draws+="${draws:+, }$lottery $date"
  done < <(git diff --cached -U0 -- "$file" | sed -nE 's/^\+.*"drawDate": ?"([0-9-]+)".*/\1/p' | sort -u)
done < <(git diff --cached --name-only -- data/draws)

git -c user.name='github-actions[bot]' \
  -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet -m "draw: ${draws:-stored draws changed}"

# Somebody may have pushed meanwhile. The merge driver unites draws; other numbers for one draw are a
# conflict and left to a person.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
git config merge.draws.driver "'$root/node_modules/.bin/tsx' '$root/scripts/merge-draws.ts' %O %A %B %P"
branch=$(git symbolic-ref --short HEAD)
for attempt in 1 2 3; do
  if git push --quiet origin "HEAD:$branch"; then
    echo "pushed: ${draws:-stored draws changed}"
    exit 0
  fi
  echo "push $attempt was refused; taking in what came meanwhile" >&2
  git -c user.name='github-actions[bot]' \
    -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
    pull --quiet --rebase origin "$branch"
done
echo 'commit-draws: could not push after 3 attempts' >&2
exit 1
