// What decides how far an answer can be trusted, a line each: every place that explains it uses the
// same words.
export const TRUST_FIELDS = [
  ['complete', 'false: some prizes are still to be announced; statistics and scores wait for them'],
  [
    'pendingPrizes',
    'the prizes still to be announced: ask again. A number has not lost them; show `note`',
  ],
  [
    'unavailablePrizes',
    'prizes whose numbers no source has: neither won nor lost, and not "nothing was drawn"; show `note`',
  ],
  ['doubt', 'why the numbers may be wrong. While it stands `isWinner` is no verdict; show it'],
  [
    'unconfirmed',
    'true: one source alone has the numbers, and it is not the operator; absent once another agrees',
  ],
  [
    'dueDraws',
    'draws that were announced after the newest one here: a ticket of theirs is neither won nor lost; show `note`. In a check without `date` and in the newest draw asked for by its day',
  ],
  [
    'nextDraw',
    'the first announcement after the newest draw here. In the past it says that we are late: the newest draw here is not the newest there is',
  ],
] as const;
