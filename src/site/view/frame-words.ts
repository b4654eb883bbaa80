// The text of the frame around a page, in the language of the page.
import { PAGES } from '../../api/contract/page-path.ts';

export type Lang = 'th' | 'en';

export const GUIDE_PATHS = { th: PAGES.guide, en: PAGES.guideInEnglish } as const;

/** A path, or that of each language, and its name in each. */
type Link = readonly [path: string | Record<Lang, string>, th: string, en: string];
const MENU: readonly Link[] = [
  [PAGES.home, 'ผลล่าสุด', 'Results'],
  [PAGES.check, 'ตรวจเลข', 'Check'],
  [PAGES.stats, 'สถิติ', 'Stats'],
  [PAGES.calculations, 'คะแนน', 'Scores'],
  [GUIDE_PATHS, 'API', 'API'],
  [PAGES.status, 'สถานะ', 'Status'],
];
const FOOTER: readonly Link[] = [
  [GUIDE_PATHS, 'คู่มือ API', 'API guide'],
  [{ th: PAGES.embed, en: `/en${PAGES.embed}` }, 'ใส่ผลหวยในเว็บของคุณ', 'Embed results'],
  [PAGES.status, 'สถานะข้อมูล', 'Data status'],
  [{ th: `${PAGES.guide}#terms`, en: `${PAGES.guideInEnglish}#terms` }, 'เงื่อนไขการใช้', 'Terms'],
  [{ th: PAGES.guideInEnglish, en: PAGES.guide }, 'English', 'ภาษาไทย'],
];
const linksIn = (lang: Lang, links: readonly Link[]) =>
  links.map(([path, th, en]) => ({
    name: { th, en }[lang],
    path: typeof path === 'string' ? path : path[lang],
  }));

export const FRAME_WORDS = {
  th: {
    skip: 'ข้ามไปยังเนื้อหา',
    theme: 'โหมดมืด',
    mainMenu: 'เมนูหลัก',
    breadcrumbs: 'เส้นทาง',
    footerMenu: 'เกี่ยวกับเว็บ',
    menu: linksIn('th', MENU),
    footer: linksIn('th', FOOTER),
    report: 'แจ้งเลขผิด',
    terms:
      'ไม่รับพนัน ไม่รับแทง ไม่ทำนายผล และไม่อนุญาตให้ใช้ในเว็บพนัน การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการของแต่ละหวย',
  },
  en: {
    skip: 'Skip to content',
    theme: 'Dark mode',
    mainMenu: 'Main menu',
    breadcrumbs: 'Breadcrumbs',
    footerMenu: 'About this site',
    menu: linksIn('en', MENU),
    footer: linksIn('en', FOOTER),
    report: 'Report a number',
    terms:
      'No bets, no predictions, not for gambling sites. Prizes are paid by the official announcement of each lottery.',
  },
};

/** What `aria-current` says of a menu entry: `page`, or `true` of the part of the site it is in. */
export function currentMark(menuPath: string, pagePath: string): 'page' | 'true' | undefined {
  if (menuPath === pagePath) return 'page';
  // The pages of lotteries and of days are results too.
  const sections = menuPath === PAGES.home ? [PAGES.lotteries, PAGES.days] : [menuPath];
  return sections.some((section) => pagePath.startsWith(section)) ? 'true' : undefined;
}

/** The language of a page that is not in that of the one with the link. */
export function otherLang(path: string, lang: Lang): Lang | undefined {
  const theirs = path.startsWith(PAGES.guideInEnglish) ? 'en' : 'th';
  return theirs === lang ? undefined : theirs;
}
