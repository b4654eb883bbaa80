// A draw as a LINE Flex Message, ready for `pushMessage` or `replyMessage` of a LINE bot:
//
//   const { data: [draw] } = await getResults(client, { lottery: 'thai-government' });
//   const message = flexMessageOf(draw, 'https://your-host.example/');
//   await line.pushMessage({ to, messages: [message] });
//
// Of draws that were withdrawn, as `changes` and webhooks tell, `withdrawalMessageOf` is the message.

/** LINE's own limits: the text shown in a notification, and the label of a button. */
const MOST_ALT_TEXT = 400;
const MOST_LABEL = 20;

/** A reason, or what to know of a draw, is a sentence; a longer one would push the numbers off the screen. */
const MOST_REASON = 200;

/** A bubble may have 30 kB of JSON; a fifth prize's hundred numbers would also fill ten screens. */
const MOST_NUMBERS = 10;

/**
 * @param {import('perdphon').Draw} draw
 * @param {string} url where the whole draw can be seen, https
 * @returns {import('@line/bot-sdk').messagingApi.FlexMessage}
 */
export function flexMessageOf(draw, url) {
  const [first] = draw.prizes;
  const reason = draw.corrections?.at(-1)?.reason;
  // A notification shows little more than its beginning, so what is uncertain stands before numbers.
  const marks = draw.standing.map(({ text }) => `(${text.split(' ')[0]}) `).join('');
  const headline = `${reason ? 'แก้ไขผล' : 'ผล'}${draw.lotteryName} ${draw.displayName} ${marks}`;
  return {
    type: 'flex',
    altText: `${headline}${first?.name} ${first?.numbers.join(' ')}`.slice(0, MOST_ALT_TEXT),
    contents: {
      type: 'bubble',
      header: {
        type: 'box',
        layout: 'vertical',
        contents: [
          { type: 'text', text: draw.lotteryName, weight: 'bold', size: 'lg', wrap: true },
          { type: 'text', text: draw.displayName, size: 'sm', color: '#666666' },
          ...(reason ? [boldText(`แก้ไขเพราะ: ${reason.slice(0, MOST_REASON)}`)] : []),
          ...draw.standing.map(({ text }) => boldText(text.slice(0, MOST_REASON))),
        ],
      },
      body: {
        type: 'box',
        layout: 'vertical',
        spacing: 'md',
        contents: [
          ...draw.prizes.map(({ name, numbers }) => prizeBox(name, numbersText(numbers))),
          ...(draw.pendingPrizes ?? []).map(({ name }) => prizeBox(name, 'รอประกาศ')),
          ...(draw.unavailablePrizes ?? []).map(({ name }) => prizeBox(name, 'ไม่มีข้อมูล')),
        ],
      },
      footer: footer('ดูผลทั้งหมด', url),
    },
  };
}

/**
 * Draws that were published and are no results: whoever saw their numbers has to know.
 *
 * @param {Pick<import('perdphon').Change, 'lotteryName' | 'drawDate' | 'drawDates' | 'reason'>} change
 * @param {string} url where it is explained, https
 * @returns {import('@line/bot-sdk').messagingApi.FlexMessage}
 */
export function withdrawalMessageOf({ lotteryName, drawDate, drawDates, reason = '' }, url) {
  const [newest = drawDate, oldest] = [drawDates?.[0], drawDates?.at(-1)];
  const days = !oldest || oldest === newest ? '' : `${dayText(oldest)} ถึง `;
  const headline = `ถอนผล${lotteryName} งวด ${days}${dayText(newest)}`;
  return {
    type: 'flex',
    altText: `${headline} กรุณาเลิกใช้เลขของงวดนี้`.slice(0, MOST_ALT_TEXT),
    contents: {
      type: 'bubble',
      body: {
        type: 'box',
        layout: 'vertical',
        spacing: 'md',
        contents: [
          boldText(headline),
          { type: 'text', text: `เพราะ${reason.slice(0, MOST_REASON)}`, size: 'sm', wrap: true },
          boldText('กรุณาเลิกใช้เลขของงวดนี้'),
        ],
      },
      footer: footer('ดูรายละเอียด', url),
    },
  };
}

/** `16 สิงหาคม 2569`. @param {string} drawDate */
function dayText(drawDate) {
  return new Date(drawDate).toLocaleDateString('th-TH', { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * @param {string} label
 * @param {string} uri
 * @returns {import('@line/bot-sdk').messagingApi.FlexBox}
 */
function footer(label, uri) {
  return {
    type: 'box',
    layout: 'vertical',
    contents: [
      { type: 'button', action: { type: 'uri', label: label.slice(0, MOST_LABEL), uri } },
      {
        type: 'text',
        text: 'การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการ',
        size: 'xxs',
        color: '#666666',
        wrap: true,
      },
    ],
  };
}

/**
 * @param {string} text
 * @returns {import('@line/bot-sdk').messagingApi.FlexText}
 */
function boldText(text) {
  return { type: 'text', text, size: 'sm', weight: 'bold', wrap: true };
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {import('@line/bot-sdk').messagingApi.FlexBox}
 */
function prizeBox(name, text) {
  return {
    type: 'box',
    layout: 'vertical',
    contents: [
      { type: 'text', text: name, size: 'xs', color: '#666666' },
      { type: 'text', text, size: 'md', weight: 'bold', wrap: true },
    ],
  };
}

/** @param {readonly string[]} numbers */
function numbersText(numbers) {
  const shown = numbers.slice(0, MOST_NUMBERS).join('  ');
  const more = numbers.length - MOST_NUMBERS;
  return more > 0 ? `${shown}  และอีก ${more} เลข` : shown;
}
