// N3 is another game of the Government Lottery Office: three digits, drawn the same day, with
// numbers and payouts of its own. We have none of them.
export const N3_LOTTERY = 'thai-government';

export const N3_WORDS =
  'สลากตัวเลขสามหลัก (N3) เป็นอีกเกมของสำนักงานสลากกินแบ่งรัฐบาล ไม่ได้เทียบที่นี่ กรุณาดูผลจากสำนักงานสลากฯ';

/** Said beside the answer to three digits, which may be those of such a ticket. */
export function n3Notes(lottery: string, { length }: string): string[] {
  return lottery === N3_LOTTERY && length === 3 ? [N3_WORDS] : [];
}
