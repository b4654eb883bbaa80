// /cards/site.png: the card of every page that has none of its own.
import { SITE_NAME } from '../../contract/site.ts';
import { catalogue, origin } from '../../view/latest.ts';
import { wordsCard } from '../../view/pictures/card.ts';
import { cardResponse } from '../../view/pictures/card-png.ts';

const WORDS = ['ดูผล ตรวจเลข สถิติย้อนหลัง', 'API ฟรี ไม่ต้องใช้คีย์'];

export function GET(): Response {
  const line = `ผลหวยไทย ลาว ฮานอย ${catalogue.length} ประเภท`;
  return cardResponse(wordsCard(SITE_NAME, line, WORDS, new URL(origin).host));
}
