import { describe, expect, test } from 'vitest';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { withdrawn } from '../../../tests/support/withdrawn.ts';
import { withBegunEras } from '../../domain/draw.ts';
import { restore } from '../../domain/withdrawal.ts';
import { createAnnouncement } from '../announce/announcement.ts';
import { formatTelegram } from '../announce/messages.ts';
import { formatWebhook } from '../announce/webhook.ts';
import { listChanges } from './changes.ts';
import { emitFeeds } from './feeds.ts';
import { drawBody } from './results.ts';

const lottery = smallLottery([prizeKind('two', 2)], { slug: 'lao-tv' });
const correctedAt = (at: string) => ({ at, reason: 'พิมพ์ผิด', previous: { two: ['70'] } });
const RESTORED = { at: '2026-11-21T09:00:00.000Z', reason: { th: 'ยืนยันแล้ว', en: 'confirmed' } };

/** A draw withdrawn on 20 November 2026 and restored on the next day, with corrections. */
function restoredWith(...days: string[]) {
  const draw = drawOn(
    '2026-11-16',
    { two: ['07'] },
    {
      recordedAt: '2026-11-16T14:00:00.000Z',
      corrections: days.map((day) => correctedAt(`2026-11-${day}T09:00:00.000Z`)),
    },
  );
  return restore(withdrawn(draw), RESTORED);
}

describe('a draw that was withdrawn and restored', () => {
  test.each([
    { days: ['22'], told: ['corrected_2', 'restored_1', 'withdrawn_1'] },
    { days: ['17', '22'], told: ['corrected_3', 'restored_1', 'withdrawn_1'] },
    { days: ['22', '23'], told: ['corrected_3', 'corrected_2', 'restored_1', 'withdrawn_1'] },
    { days: ['17'], told: ['restored_1', 'withdrawn_1'] },
  ])('corrected on $days tells $told', ({ days, told }) => {
    const changes = listChanges(withBegunEras(lottery, [restoredWith(...days)]));
    expect(changes.map(({ id }) => id)).toEqual(told.map((act) => `lao-tv_2026-11-16_${act}`));
  });

  test('feeds, webhooks and messages tell its correction', () => {
    const draw = restoredWith('22');
    const archive = withBegunEras(lottery, [draw]);
    for (const { content } of emitFeeds(archive, SMALL_SITE).map(({ text }) => ({ content: text })))
      expect(content).toContain('lao-tv_2026-11-16_corrected_2');
    const [change] = listChanges(archive);
    if (change === undefined) throw new Error('no change');
    const announcement = createAnnouncement(
      change,
      drawBody(lottery, draw, SMALL_SITE),
      'https://a.example',
    );
    expect(JSON.parse(formatWebhook(announcement))).toMatchObject({
      type: 'draw.corrected',
      data: { change: { previous: { two: ['70'] } }, draw: { prizes: [{ numbers: ['07'] }] } },
    });
    expect(formatTelegram(announcement)).toMatch(/^แก้ไขผล/);
  });
});
