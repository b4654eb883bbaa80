// What the frame around a page says, in the language of the page.

export type Lang = 'th' | 'en';

type Link = { readonly name: string; readonly path: string };

export type FrameWords = {
  readonly skip: string;
  readonly theme: string;
  readonly mainMenu: string;
  readonly footerMenu: string;
  readonly locale: string;
  readonly menu: readonly Link[];
  readonly footer: readonly Link[];
  readonly terms: string;
};

export const FRAME_WORDS: Readonly<Record<Lang, FrameWords>> = {
  th: {
    skip: 'ข้ามไปยังเนื้อหา',
    theme: 'โหมดมืด',
    mainMenu: 'เมนูหลัก',
    footerMenu: 'เกี่ยวกับเว็บ',
    locale: 'th_TH',
    menu: [
      { name: 'ผลล่าสุด', path: '/' },
      { name: 'ตรวจเลข', path: '/check/' },
      { name: 'สถิติ', path: '/stats/' },
      { name: 'คะแนน', path: '/calculations/' },
      { name: 'API', path: '/docs/' },
      { name: 'สถานะ', path: '/status/' },
    ],
    footer: [
      { name: 'คู่มือ API', path: '/docs/' },
      { name: 'ใส่ผลหวยในเว็บของคุณ', path: '/docs/embed/' },
      { name: 'สถานะข้อมูล', path: '/status/' },
      { name: 'เงื่อนไขการใช้', path: '/docs/#terms' },
      { name: 'English', path: '/en/docs/' },
    ],
    terms:
      'ไม่รับพนัน ไม่รับแทง ไม่ทำนายผล และไม่อนุญาตให้ใช้ในเว็บพนัน การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการของแต่ละหวย',
  },
  en: {
    skip: 'Skip to content',
    theme: 'Dark mode',
    mainMenu: 'Main menu',
    footerMenu: 'About this site',
    locale: 'en_US',
    menu: [
      { name: 'Results', path: '/' },
      { name: 'Check', path: '/check/' },
      { name: 'Stats', path: '/stats/' },
      { name: 'Scores', path: '/calculations/' },
      { name: 'API', path: '/en/docs/' },
      { name: 'Status', path: '/status/' },
    ],
    footer: [
      { name: 'API guide', path: '/en/docs/' },
      { name: 'Embed results', path: '/docs/embed/' },
      { name: 'Data status', path: '/status/' },
      { name: 'Terms', path: '/en/docs/#terms' },
      { name: 'ภาษาไทย', path: '/docs/' },
    ],
    terms:
      'No bets, no predictions, not for gambling sites. Prizes are paid by the official announcement of each lottery.',
  },
};

/** What `aria-current` says of a menu entry: the page itself, or the part of the site it belongs to. */
export function currentMark(menuPath: string, pagePath: string): 'page' | 'true' | undefined {
  if (menuPath === pagePath) return 'page';
  return isCurrent(menuPath, pagePath) ? 'true' : undefined;
}

/**
 * Whether a menu entry leads to the part of the site a page belongs to.
 *
 * @example isCurrent('/stats/', '/stats/lao-lottery/') //=> true
 */
export function isCurrent(menuPath: string, pagePath: string): boolean {
  // Each lottery's own pages are results too.
  if (menuPath === '/') return pagePath === '/' || pagePath.startsWith('/lottery/');
  return pagePath.startsWith(menuPath);
}
