#!/usr/bin/env bash
# Prints "yes" where every user named may write to the repository, else "no".
#
#   REPOSITORY=owner/name may-write.sh USER…
#
# Asks GitHub for each one's permission: the association that an issue carries also says MEMBER or
# COLLABORATOR of people who may only read. No answer is "no".
set -euo pipefail

if [ "${1:-}" = '--help' ]; then
  sed -n '2,7s/^# \{0,1\}//p' "$0"
  exit 0
fi

[ $# -gt 0 ] || set -- ''
for user in "$@"; do
  # A login has only these characters, so the address has no other part.
  if ! [[ $user =~ ^[A-Za-z0-9-]+$ ]]; then
    echo no
    exit 0
  fi
  permission=$(gh api "repos/$REPOSITORY/collaborators/$user/permission" --jq .permission) || permission=none
  case $permission in
  admin | write) ;;
  *)
    echo no
    exit 0
    ;;
  esac
done
echo yes
