#!/usr/bin/env bash
# Commits what an ingest has added below data (draws, days without one, draws that wait for a person) and pushes it
# to the branch that is checked out. The ingest ran in a job without rights, which left a patch: applied is
# what it adds to files of these names, else nothing.
#
#   commit-draws.sh draws.patch
#
# Exit 0: pushed, or nothing to push. Exit 1: the patch has something else, or git failed; the draws are not
# lost, the next scheduled run asks their sources again.
set -euo pipefail

if [ "${1:-}" = '--help' ]; then
  sed -n '2,9s/^# \{0,1\}//p' "$0"
  exit 0
fi

if ! [ -s "$1" ]; then
  echo 'no draw was added'
  exit 0
fi
files='data/(draws/[a-z0-9-]+/[0-9]{4}\.json|calendar\.json)'
# Each file it touches, and what it does to one beside changing lines: only making an ordinary one.
if git apply --numstat "$1" | grep -Evx "[0-9]+	[0-9]+	$files" ||
  git apply --summary "$1" | grep -Evx " create mode 100644 $files"; then
  echo 'commit-draws: the patch does more than add draws; nothing was committed' >&2
  exit 1
fi
# Two comments store the same text: the runs of both come here.
if git apply --check --reverse --index "$1" 2>/dev/null; then
  echo 'another run has stored these draws'
  exit 0
fi
git apply --index "$1"

# "thai-government 2026-11-16, hanoi-vip 2026-11-16": each line of a draw file is one draw.
draws=''
while IFS= read -r file; do
  lottery=$(basename "$(dirname "$file")")
  while IFS= read -r date; do
    draws+="${draws:+, }$lottery $date"
  done < <(git diff --cached -U0 -- "$file" | sed -nE 's/^\+.*"drawDate": ?"([0-9-]+)".*/\1/p' | sort -u)
done < <(git diff --cached --name-only -- data/draws)

git config user.name 'github-actions[bot]'
git config user.email '41898282+github-actions[bot]@users.noreply.github.com'
git commit --quiet -m "draw: ${draws:-stored draws changed}"

# Somebody may have pushed meanwhile. Git keeps the lines of both, and what two said of one day folds
# into its draw or its hold.
branch=$(git symbolic-ref --short HEAD)
for attempt in 1 2 3; do
  if git push --quiet origin "HEAD:$branch"; then
    echo "pushed: ${draws:-stored draws changed}"
    exit 0
  fi
  echo "push $attempt was refused; taking in what came meanwhile" >&2
  git pull --quiet --rebase origin "$branch"
done
echo 'commit-draws: could not push after 3 attempts' >&2
exit 1
