import { expect, test } from 'vitest';
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
    time,
    message('  ├─ /404.html'),
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
