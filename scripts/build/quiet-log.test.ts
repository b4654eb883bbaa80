import { afterEach, expect, test, vi } from 'vitest';
import quietLog from './quiet-log.ts';

type Message = Parameters<ReturnType<typeof quietLog>['write']>[0];

const message = (text: string, label: string | null = null): Message => ({
  label,
  level: 'info',
  message: text,
  newLine: true,
});

test('a family of pages is one line with their number; warnings and the rest stay', () => {
  const written: string[] = [];
  const { write } = quietLog({ write: (one) => written.push(one.message) });
  const time = message(' (+5ms) ', 'SKIP_FORMAT');
  const messages = [
    message('building', 'build'),
    message('  \u001b[34m├─\u001b[39m \u001b[2m/lottery/lao-tv/index.html\u001b[22m'),
    message('  ├─ /404.html'),
    time,
    // Several pages are rendered at once.
    time,
    message('  ├─ /lottery/lao-hd/index.html'),
    time,
    message('✓ Completed in 3s.', 'SKIP_FORMAT'),
    message('data/draws: an odd day', 'emission'),
  ];
  for (const one of messages) write(one);
  expect(written).toEqual([
    'building',
    '  ├─ /lottery/… 2 files',
    '  ├─ /404.html',
    '✓ Completed in 3s.',
    'data/draws: an odd day',
  ]);
});

afterEach(() => vi.useRealTimers());

/** What a screen shows of a build of 40 seconds, page by page. */
function showBuild(isTTY: boolean): string[] {
  vi.useFakeTimers();
  const shown: string[] = [];
  const destination = { write: (event: Message) => shown.push(event.message) };
  const { write } = quietLog(destination, { isTTY, write: (text) => shown.push(text) });
  const page = message('  ├─ /day/2026-11-16/index.html');
  write(message('output: "static"', 'build'));
  for (let second = 0; second < 40; second += 1) {
    write(page);
    vi.advanceTimersByTime(1_000);
  }
  write(message('Complete!', 'build'));
  vi.advanceTimersByTime(60_000);
  return shown;
}

test('a terminal has one line of progress, which gives way to every other line', () => {
  const shown = showBuild(true);
  expect(shown[1]).toBe('\u001b[2K  1 files of pages after 1 s\r');
  expect(shown.slice(1, -3)).toHaveLength(80);
  expect(shown.slice(-3)).toEqual(['\u001b[2K', '  ├─ /day/… 40 files', 'Complete!']);
});

test('a file of a log has a plain line now and then', () => {
  expect(showBuild(false)).toEqual([
    'output: "static"',
    '  15 files of pages after 15 s\n',
    '  30 files of pages after 30 s\n',
    '  ├─ /day/… 40 files',
    'Complete!',
  ]);
});
