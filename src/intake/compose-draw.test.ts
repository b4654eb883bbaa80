import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { DOUBT_NAMES } from '../domain/doubt-names.ts';
import type { Draw } from '../domain/draw.ts';
import { admitReadings } from './admit-readings.ts';
import type { AdmissionNote } from './compose-draw.ts';
import type { ReadingContext } from './statements.ts';

const context = contextOf('lao-tv');
const at = '2026-08-29T03:40:00.000Z';
const older = drawOf('2026-08-27', threeOf('459', '37'));
const stored = drawOf('2026-08-28', threeOf('513', '89'));
const draws = [stored, older];
const was = { 'top-three-digit': ['513'], 'top-two-digit': ['13'] };
/** Whatever is doubtful is accepted. */
function admitDraw(stored: readonly Draw[], draw: Draw, note: AdmissionNote, by: ReadingContext) {
  const incoming = { draw, entry: { ...note, accepted: DOUBT_NAMES } };
  const { draws: list, admissions } = admitReadings(
    { draws: stored, heldBack: [] },
    [incoming],
    by,
  );
  const admission = admissions.get(incoming);
  if (admission === undefined) throw new Error('not admitted');
  return { ...admission, draws: list };
}
const enter = (incoming: Draw, reason?: string) =>
  admitDraw(draws, incoming, { at, reason }, context);

describe('composeDraw', () => {
  test('a new draw takes its place and says when it came', () => {
    const incoming = drawOf('2026-08-26', threeOf('111', '22'));
    const admitted = enter(incoming);
    expect(admitted).toMatchObject({ outcome: 'added', draw: { recordedAt: at } });
    expect(admitted.outcome === 'added' && admitted.draws.map(({ drawDate }) => drawDate)).toEqual([
      '2026-08-28',
      '2026-08-27',
      '2026-08-26',
    ]);
  });

  const same = drawOf('2026-08-28', threeOf('513', '89'));
  const { 'bottom-two-digit': _, ...top } = stored.prizes;
  const partial = { ...stored, prizes: top, pending: ['bottom-two-digit'] };
  test.each([
    { before: stored, incoming: same, outcome: 'completed', because: 'the source states it later' },
    { before: stored, incoming: { ...same, source: 'lekdee' }, outcome: 'confirmed' },
    { before: partial, incoming: same, outcome: 'completed', because: 'with the last prize' },
    { before: stored, incoming: { ...same, prizes: threeOf('514', '89') }, outcome: 'corrected' },
  ])('a stored draw gains the series of its tickets: $outcome $because', (row) => {
    const incoming = { ...row.incoming, series: [33, 34] };
    const note = { at, reason: row.outcome === 'corrected' ? 'mistyped' : undefined };
    const admitted = admitDraw([row.before, older], incoming, note, context);
    expect(admitted).toMatchObject({ outcome: row.outcome, draw: { series: [33, 34] } });
    const again = admitDraw(admitted.draws, { ...incoming, series: [35, 36] }, { at }, context);
    expect(again).toMatchObject({ outcome: 'unchanged', draw: { series: [33, 34] } });
  });

  test('another series of the operator replaces the stored one, and is said', () => {
    const before = { ...stored, source: 'glo', series: [33] };
    const incoming = { ...same, source: 'glo', series: [33, 34] };
    expect(admitDraw([before, older], incoming, { at }, context)).toMatchObject({
      outcome: 'completed',
      draw: { series: [33, 34] },
      warnings: [{ path: 'series', value: [33, 34], expectation: 'the operator stated 33 before' }],
    });
    const again = admitDraw([incoming, older], incoming, { at }, context);
    expect(again).toMatchObject({ outcome: 'unchanged', warnings: [] });
  });

  test('a stored series stays with a source that states none', () => {
    const before = { ...partial, series: [33, 34] };
    expect(admitDraw([before, older], same, { at }, context)).toMatchObject({
      outcome: 'completed',
      draw: { series: [33, 34] },
    });
  });

  test('other numbers for a stored draw are refused, each located', () => {
    expect(enter(drawOf('2026-08-28', threeOf('514', '89')))).toMatchObject({
      outcome: 'refused',
      findings: [{ path: 'prizes.top-three-digit' }, { path: 'prizes.top-two-digit' }],
    });
  });

  test('with a reason they are a correction, which keeps what stood there', () => {
    const admitted = enter(drawOf('2026-08-28', threeOf('514', '89')), 'mistyped');
    expect(admitted).toMatchObject({
      outcome: 'corrected',
      draw: {
        prizes: threeOf('514', '89'),
        corrections: [{ at, reason: 'mistyped', previous: was }],
      },
    });
  });

  test.each([
    { clock: '2026-08-20T00:00:00.000Z', because: 'the newest stored draw is in its future' },
    { clock: '2036-08-30T00:00:00.000Z', because: 'it is ten years ahead of every draw' },
  ])('a clock that the stored draws contradict admits nothing: $because', ({ clock }) => {
    const incoming = drawOf('2026-08-19', threeOf('111', '22'));
    const by = { ...context, now: Date.parse(clock) };
    expect(admitDraw(draws, incoming, { at: clock }, by)).toMatchObject({
      outcome: 'refused',
      findings: [{ path: 'clock', value: clock }],
    });
  });

  test('a clock before the moment of a stored draw stores nothing', () => {
    const entered = { ...stored, recordedAt: '2036-08-29T00:00:00.000Z' };
    const incoming = drawOf('2026-08-26', threeOf('111', '22'));
    expect(admitDraw([entered, older], incoming, { at }, context)).toMatchObject({
      outcome: 'refused',
      findings: [{ path: 'clock' }],
    });
  });

  test('a writer that read the time before another one stored is admitted after it', () => {
    const entered = { ...stored, recordedAt: new Date(context.now + 900).toISOString() };
    const incoming = drawOf('2026-08-26', threeOf('111', '22'));
    expect(admitDraw([entered, older], incoming, { at }, context).outcome).toBe('added');
  });

  test.each([
    { copies: 'allhuay', outcome: 'unchanged', because: 'a copy of its source' },
    { copies: 'huaycheck', outcome: 'unchanged', because: 'a copy of who confirmed it' },
    { copies: undefined, outcome: 'confirmed', because: 'a source of its own' },
  ])('$because: $outcome', ({ copies, outcome }) => {
    const sources = context.sources.map((source) =>
      source.id === 'lekdee' ? { ...source, copies } : source,
    );
    const before = { ...stored, confirmedBy: ['huaycheck'] };
    const said = drawOf('2026-08-28', threeOf('513', '89'), { source: 'lekdee' });
    const admitted = admitDraw([before, older], said, { at }, { ...context, sources });
    expect(admitted.outcome).toBe(outcome);
  });

  test('a prize that was live and is pending now is corrected to that', () => {
    const edited = drawOf(
      '2026-08-28',
      { 'bottom-two-digit': ['89'] },
      { pending: ['top-three-digit', 'top-two-digit'] },
    );
    const note = { at, reason: 'not announced yet', was };
    const admission = admitDraw([edited, older], edited, note, context);
    expect(admission).toMatchObject({
      outcome: 'corrected',
      draw: { ...edited, corrections: [{ reason: 'not announced yet', previous: was }] },
    });
    expect(admission.outcome === 'corrected' && admission.draw.prizes).toEqual(edited.prizes);
  });

  test('a second correction follows the first', () => {
    const once = enter(drawOf('2026-08-28', threeOf('514', '89')), 'mistyped');
    if (once.outcome !== 'corrected') throw new Error(once.outcome);
    const again = admitDraw(
      once.draws,
      stored,
      { at: '2026-08-30T00:00:00.000Z', reason: 'it was right' },
      context,
    );
    expect(again).toMatchObject({ outcome: 'corrected', draw: { prizes: stored.prizes } });
    expect(again.outcome === 'corrected' && again.draw.corrections).toHaveLength(2);
  });

  test.each([
    { incoming: drawOf('2026-11-21', threeOf('111', '22')), because: 'it is of tomorrow' },
    { incoming: drawOf('2026-08-29', { 'top-two-digit': ['11'] }), because: 'prizes are missing' },
    { incoming: drawOf('2026-08-29', threeOf('1', '22')), because: 'a number is too short' },
  ])('refused, for $because', ({ incoming }) => {
    expect(enter(incoming, 'a reason does not help')).toMatchObject({ outcome: 'refused' });
  });

  describe('a draw announced in parts', () => {
    const pending = ['top-three-digit', 'top-two-digit'];
    const part = drawOf('2026-08-29', { 'bottom-two-digit': ['22'] }, { pending });
    const begun = enter(part);
    expect(begun).toMatchObject({ outcome: 'added', draw: { pending } });
    const partial = begun.outcome === 'added' ? begun.draws : [];

    test('is completed by the rest, without a reason and without pending, and says when', () => {
      const whole = drawOf('2026-08-29', threeOf('111', '22'));
      const admitted = admitDraw(partial, whole, { at }, context);
      expect(admitted).toMatchObject({ outcome: 'completed', draw: { prizes: whole.prizes } });
      expect(admitted.outcome === 'completed' && admitted.draw).not.toHaveProperty('pending');
      expect(admitted).toMatchObject({ draw: { completedAt: at } });
    });

    test('is not undone by an answer that knows less', () => {
      const whole = admitDraw(partial, drawOf('2026-08-29', threeOf('111', '22')), { at }, context);
      if (whole.outcome !== 'completed') throw new Error(whole.outcome);
      expect(admitDraw(whole.draws, part, { at }, context)).toMatchObject({ outcome: 'unchanged' });
    });

    test('cannot change what was announced already', () => {
      const other = drawOf('2026-08-29', threeOf('111', '33'));
      expect(admitDraw(partial, other, { at }, context)).toMatchObject({ outcome: 'refused' });
    });
  });
});
