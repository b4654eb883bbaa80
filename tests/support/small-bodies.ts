// One whole body of each answer, as short as it may be.

const credit = { source: 'เปิดผล', url: 'https://a.example' };
const ranked = (candidate: string, breakdown: object) => ({ candidate, score: 50, breakdown });
const rates = { frequency30: 50, recent: 50, historical: 50 };

export const SMALL_BODIES = {
  results: {
    success: true,
    attribution: { ...credit, note: 'x' },
    data: [
      {
        lottery: 'small',
        lotteryName: 'หวยเล็ก',
        drawDate: '2026-08-16',
        displayName: '16 สิงหาคม 2569',
        prizes: [{ slug: 'p', name: 'x', amount: '0.00', numbers: ['07'] }],
        complete: true,
        revision: 1,
        source: { name: 'x', url: 'https://a.example' },
        standing: [],
      },
    ],
  },
  check: {
    success: true,
    data: {
      number: '07',
      isWinner: true,
      drawDate: '2026-08-16',
      displayName: '16 สิงหาคม 2569',
      matches: [{ prize: 'x', amount: '2000.00', winningNumber: '07' }],
      totalAmount: 2000,
      lottery: 'small',
      lotteryName: 'หวยเล็ก',
      standing: [],
    },
    disclaimer: 'x',
    attribution: credit,
  },
  stats: {
    success: true,
    attribution: { ...credit, note: 'x', dataSource: 'x' },
    lottery: 'small',
    dataset: {
      draws: 1,
      from: '2569-08-16',
      to: '2569-08-16',
      fromIso: '2026-08-16',
      toIso: '2026-08-16',
      unconfirmed: 0,
      inDoubt: 0,
      missing: [],
      unknownDays: [],
    },
    prizes: [
      {
        prize: 'p',
        prizeName: 'x',
        draws: 1,
        picks: 1,
        possibleValues: 100,
        expectedPerNumber: 0.01,
        numbers: [
          {
            number: '07',
            count: 1,
            lastDate: '2569-08-16',
            lastDateIso: '2026-08-16',
            drawsSince: 0,
          },
        ],
        neverDrawn: ['08'],
        neverDrawnCount: 99,
      },
    ],
  },
  calculations: {
    success: true,
    lottery: { slug: 'small', nameTh: 'หวยเล็ก' },
    sourceDraw: { id: 'small/2026-08-16', drawDate: '2026-08-16' },
    window: '30',
    requestedDraws: 30,
    sampleSize: 1,
    quality: 'insufficient',
    formulaVersion: '1.0.0',
    calculatedAt: '2026-08-16T07:30:00.000Z',
    disclaimer: 'x',
    data: {
      prizes: [
        {
          prize: { slug: 'p', nameTh: 'x', digitCount: 2 },
          sampleSize: 1,
          digitRanking: Array.from({ length: 10 }, () => ranked('7', { ...rates, gap: 0 })),
          pairRanking: Array.from({ length: 100 }, () => ranked('07', { ...rates, position: 0 })),
          quality: 'insufficient',
        },
      ],
    },
  },
  fault: { success: false, error: 'x', errorEn: 'x', code: 'unknown_window' },
};
