// How figures are written on the pages.

const whole = new Intl.NumberFormat('th-TH', { maximumFractionDigits: 0 });
const small = new Intl.NumberFormat('th-TH', { maximumSignificantDigits: 1 });
const rough = new Intl.NumberFormat('th-TH', { maximumSignificantDigits: 3 });

/** `countText(7575) //=> '7,575'` */
export function countText(count: number): string {
  return whole.format(count);
}

/** An expectation, as exact as a reader needs. `roughText(4.6938) //=> '4.69'` */
export function roughText(value: number): string {
  return value >= 1_000 ? whole.format(value) : rough.format(value);
}

/** How many to expect, where a fraction would only look exact. `aboutText(3.28) //=> '3'` */
export function aboutText(value: number): string {
  return value >= 1 ? whole.format(value) : small.format(value);
}

/** Very small values are not made to look exact. `pValueText(0.00001) //=> 'น้อยกว่า 0.001'` */
export function pValueText(pValue: number): string {
  return pValue < 0.001 ? 'น้อยกว่า 0.001' : pValue.toFixed(3);
}

const PLACES = ['หน่วย', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน', 'ล้าน'];

/**
 * The name of a digit's place, counted from the left, in up to seven digits: `placeName(0, 2) //=>
 * 'หลักสิบ'`
 */
export function placeName(place: number, digits: number): string {
  return `หลัก${PLACES[digits - 1 - place] ?? ''}`;
}
