// The text of the frame around a page, in the language of the page.
import { PAGES } from '../contract/page-path.ts';

export type Lang = 'th' | 'en';

type Words = Readonly<
  Record<'skip' | 'theme' | 'mainMenu' | 'footerMenu' | 'locale' | 'terms', string>
>;
type Links = readonly { readonly name: string; readonly path: string }[];

export const FRAME_WORDS: Readonly<Record<Lang, Words & { menu: Links; footer: Links }>> = {
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

/**
 * What `aria-current` says of a menu entry: the page itself, or the part of the site that it
 * belongs to.
 * @example currentMark('/stats/', '/stats/lao-lottery/') //=> 'true'
 */
export function currentMark(menuPath: string, pagePath: string): 'page' | 'true' | undefined {
  if (menuPath === pagePath) return 'page';
  // Each lottery's own pages are results too.
  const section = menuPath === PAGES.home ? PAGES.lotteries : menuPath;
  return pagePath.startsWith(section) ? 'true' : undefined;
}

/** The language of a page that is not in that of the one with the link. */
export function otherLang(path: string, lang: Lang): Lang | undefined {
  const theirs = path.startsWith(PAGES.guideInEnglish) ? 'en' : 'th';
  return theirs === lang ? undefined : theirs;
}
