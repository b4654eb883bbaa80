# What .ci/run and .ci/nightly are made of: steps that count what passed and failed, and the closing lines.
# Sourced by both; the folder above is the current one from then on.
# ARCHIVE names the raw collections of draws for the independent recount; without them it is left out.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

reports=$(mktemp -d)
trap 'rm -rf "$reports"' EXIT
archive=${ARCHIVE:-../shared/data}

# Steps run beside one another, so what each passed, failed and took is kept in files until the end.
count() {
  echo "$1 $2" >>"$reports/counts"
}

timed() {
  printf '%5d s  %s\n' $((SECONDS - $2)) "$1" >>"$reports/took"
}

# What a step says beside another comes in one piece, once it ends.
# Who waits for it counts a failure if it was killed.
beside() {
  local output
  output=$("$@" 2>&1)
  echo "$output"
}

# A command that holds or does not: counts one.
step() {
  local name=$1 began=$SECONDS
  shift
  echo "--- $name"
  if "$@"; then count 1 0; else
    echo "FAILED: $name"
    count 0 1
  fi
  timed "$name" "$began"
}

# A run of vitest: counts its tests. A run that breaks off without a failed test counts as a failure.
# What needed a second try is kept for the closing lines.
tests() {
  local name=$1 report="$reports/$RANDOM.json" status=0 numbers began=$SECONDS
  shift
  echo "--- $name"
  RETRIED="$reports/retried" "$@" --reporter=dot --reporter=./tests/support/slowest.ts \
    --reporter=json --outputFile.json="$report" || status=$?
  numbers=$(node -p "const r = JSON.parse(fs.readFileSync('$report')); r.numPassedTests + ' ' + r.numFailedTests") ||
    numbers="0 1"
  if [ "$status" -ne 0 ] && [ "${numbers#* }" -eq 0 ]; then numbers="${numbers% *} 1"; fi
  # shellcheck disable=SC2086 # two numbers, two arguments
  count $numbers
  echo "$name: ${numbers% *} passed, ${numbers#* } failed"
  timed "$name" "$began"
}

# The independent verifier: counts its assertions, from its own last line.
recount() {
  local name=$1 output numbers began=$SECONDS
  echo "--- $name"
  shift
  output=$(python3 tests/independent/verify.py "$@" 2>&1)
  echo "$output" | tail -n 40
  numbers=$(echo "$output" | sed -nE 's/^([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' | tail -n 1)
  # shellcheck disable=SC2086
  count ${numbers:-0 1}
  timed "$name" "$began"
}

# Every answer of the last build, or with `fast` a part of them, from the raw draws.
recount_build() {
  if [ ! -d "$archive" ]; then
    echo "no raw collections at $archive: the independent recount was left out"
    return
  fi
  recount "independent recount from the raw draws, $1" --archive "$archive" \
    --data data --tree .vercel/output/static/api --sample "$1" --check-cmd 'npx tsx tests/independent/check-lines.ts'
}

# Installs what is missing of `program=package …`; a path stands for a program outside PATH.
system_packages() {
  local missing=() wanted
  for wanted in "$@"; do
    command -v "${wanted%%=*}" >/dev/null || missing+=("${wanted#*=}")
  done
  python3 -c 'import cryptography' 2>/dev/null || missing+=(python3-cryptography)
  [ ${#missing[@]} -eq 0 ] && return
  local sudo=''
  [ "$(id -u)" -eq 0 ] || sudo=sudo
  $sudo apt-get update -qq &&
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq "${missing[@]}" >/dev/null
}

closing_lines() {
  sort -rn "$reports/took"
  if [ -s "$reports/retried" ]; then
    echo 'passed at a second try only:'
    cat "$reports/retried"
  fi
  local passed failed
  passed=$(awk '{ sum += $1 } END { print sum + 0 }' "$reports/counts")
  failed=$(awk '{ sum += $2 } END { print sum + 0 }' "$reports/counts")
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}
