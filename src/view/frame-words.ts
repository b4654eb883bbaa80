// The text of the frame around a page, in the language of the page.
import { PAGES } from '../contract/page-path.ts';

export type Lang = 'th' | 'en';

type Link = { readonly name: string; readonly path: string };

type FrameWords = {
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
      { name: 'ผลล่าสุด', path: PAGES.home },
      { name: 'ตรวจเลข', path: PAGES.check },
      { name: 'สถิติ', path: PAGES.stats },
      { name: 'คะแนน', path: PAGES.calculations },
      { name: 'API', path: PAGES.guide },
      { name: 'สถานะ', path: PAGES.status },
    ],
    footer: [
      { name: 'คู่มือ API', path: PAGES.guide },
      { name: 'ใส่ผลหวยในเว็บของคุณ', path: PAGES.embed },
      { name: 'สถานะข้อมูล', path: PAGES.status },
      { name: 'เงื่อนไขการใช้', path: `${PAGES.guide}#terms` },
      { name: 'English', path: PAGES.guideInEnglish },
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
      { name: 'Results', path: PAGES.home },
      { name: 'Check', path: PAGES.check },
      { name: 'Stats', path: PAGES.stats },
      { name: 'Scores', path: PAGES.calculations },
      { name: 'API', path: PAGES.guideInEnglish },
      { name: 'Status', path: PAGES.status },
    ],
    footer: [
      { name: 'API guide', path: PAGES.guideInEnglish },
      { name: 'Embed results', path: PAGES.embed },
      { name: 'Data status', path: PAGES.status },
      { name: 'Terms', path: `${PAGES.guideInEnglish}#terms` },
      { name: 'ภาษาไทย', path: PAGES.guide },
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
  if (menuPath === PAGES.home)
    return pagePath === PAGES.home || pagePath.startsWith(PAGES.lotteries);
  return pagePath.startsWith(menuPath);
}
