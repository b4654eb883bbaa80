// A draw as a LINE Flex Message, ready for `pushMessage` or `replyMessage` of a LINE bot:
//
//   const { data: [draw] } = await client.results({ lottery: 'thai-government' });
//   await line.pushMessage({ to, messages: [flexMessageOf(draw, 'https://your-host.example/')] });

/** LINE's own limits: the text shown in a notification, and the label of a button. */
const MOST_ALT_TEXT = 400;
const MOST_LABEL = 20;

/** A reason is a sentence; a longer one would push the numbers off the screen. */
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
  const headline = `${reason ? 'แก้ไขผล' : 'ผล'}${draw.lotteryName} ${draw.displayName}`;
  return {
    type: 'flex',
    altText: `${headline} ${first?.name} ${first?.numbers.join(' ')}`.slice(0, MOST_ALT_TEXT),
    contents: {
      type: 'bubble',
      header: {
        type: 'box',
        layout: 'vertical',
        contents: [
          { type: 'text', text: draw.lotteryName, weight: 'bold', size: 'lg', wrap: true },
          { type: 'text', text: draw.displayName, size: 'sm', color: '#666666' },
          ...(reason ? [correctionText(reason)] : []),
        ],
      },
      body: {
        type: 'box',
        layout: 'vertical',
        spacing: 'md',
        contents: [
          ...draw.prizes.map(({ name, numbers }) => prizeBox(name, numbersText(numbers))),
          ...(draw.pendingPrizes ?? []).map(({ name }) => prizeBox(name, 'รอประกาศ')),
        ],
      },
      footer: {
        type: 'box',
        layout: 'vertical',
        contents: [
          {
            type: 'button',
            action: { type: 'uri', label: 'ดูผลทั้งหมด'.slice(0, MOST_LABEL), uri: url },
          },
          {
            type: 'text',
            text: 'การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการ',
            size: 'xxs',
            color: '#666666',
            wrap: true,
          },
        ],
      },
    },
  };
}

/**
 * @param {string} reason why the draw was corrected
 * @returns {import('@line/bot-sdk').messagingApi.FlexText}
 */
function correctionText(reason) {
  const text = `แก้ไขแล้ว: ${reason.slice(0, MOST_REASON)}`;
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
