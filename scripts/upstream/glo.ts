// The Government Lottery Office, asked over the network. GLO_API_URL names another base than its
// own: a mirror, or a stand-in when trying things out.
import type { DrawDate } from '../../src/domain/draw-date.ts';
import { parseGloLatest, parseGloOn } from '../../src/intake/sources/glo.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import { fetchText, type Patience } from './fetch-text.ts';

/** Its id in `data/sources.json`. */
export const GLO = 'glo';

const GLO_API = 'https://www.glo.or.th/api';

/** The draw of that day as far as it is announced; none if there was none. */
export async function fetchGloDraw(
  drawDate: DrawDate,
  patience?: Partial<Patience>,
): Promise<SourceRow[]> {
  const [year, month, date] = drawDate.split('-');
  const url = `${base()}/checking/getLotteryResult`;
  const question = { source: GLO, method: 'POST', url, json: { date, month, year } } as const;
  return parseGloOn(await fetchText(question, patience), drawDate);
}

/** The newest draw, whatever its day. */
export async function fetchGloLatest(patience?: Partial<Patience>): Promise<SourceRow[]> {
  const url = `${base()}/lottery/getLatestLottery`;
  return parseGloLatest(await fetchText({ source: GLO, method: 'POST', url }, patience));
}

function base(): string {
  return (process.env['GLO_API_URL'] || GLO_API).replace(/\/+$/, '');
}
