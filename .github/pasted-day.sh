#!/usr/bin/env bash
# Reads the results in the issue of the event that started pasted-day.yml. Of an issue it shows what it
# understands. Of a comment "/store DIGEST" (or "บันทึก DIGEST") it stores that, where the text is still the one
# that was shown; behind it --accept NAME lets a doubt of that name through, and --lines 3,5 says that these lines
# leave the numbers as they are. No shell reads the text.
#
#   GITHUB_EVENT_PATH=event.json pasted-day.sh >>"$GITHUB_OUTPUT"
#
# Prints "report", what was understood, and "digest", which stands for this very text. Whether the comment comes
# from somebody who may write is asked before. Exit 0: also where lines were not understood or the text was
# refused, since the report says so.
set -euo pipefail

if [ "${1:-}" = '--help' ]; then
  sed -n '2,11s/^# \{0,1\}//p' "$0"
  exit 0
fi

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
event() { jq -j "$1 // \"\"" "$GITHUB_EVENT_PATH"; }
digest=$(event .issue.body | sha256sum | cut -d' ' -f1)

flags=(--dry-run)
wanted=''
if [ "$(jq 'has("comment")' "$GITHUB_EVENT_PATH")" = true ]; then
  said=$(event '.comment.body | split("\n")[0] | rtrimstr("\r")')
  if ! [[ $said =~ ^(/store|บันทึก)\ +([0-9a-f]{64})((\ +--(accept\ +[a-z]+|lines\ +[0-9]+(,[0-9]+)*))*)\ *$ ]]; then
    wanted='อ่านคำสั่งไม่ได้ ใช้บรรทัดใต้ตาราง (not the line that stands under the table)'
  elif [ "${BASH_REMATCH[2]}" != "$digest" ]; then
    wanted='ข้อความถูกแก้หลังแสดงตารางนั้น ดูตารางล่าสุดแล้วตอบใหม่ (the text is another one now: see the newest table)'
  else
    read -ra accepted <<<"${BASH_REMATCH[3]}"
    flags=(--yes "${accepted[@]}")
  fi
fi

code=0
report=$(event .issue.body | "$root/node_modules/.bin/node" "$root/scripts/run.ts" ingest --day issue "${flags[@]}" 2>&1) || code=$?
case $code in
0 | 1 | 2) ;;
*)
  printf '%s\n' "$report" >&2
  exit "$code"
  ;;
esac

# No line of the report can end it: nobody knows this word before it is made.
end="end-$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')"
printf 'digest=%s\nreport<<%s\n%s\n%s\n' "$digest" "$end" "${wanted:+$wanted$'\n\n'}${report:0:30000}" "$end"
