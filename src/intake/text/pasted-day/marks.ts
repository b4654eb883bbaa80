// Signs that may say that numbers are wrong, uncertain or bets: all but those known to decorate.

/** Pointers, colours, parties, money, hearts, sparkles, flowers, notices, and faces that smile. */
const DECORATING =
  '©®™➡⬅⬆⬇↗↘↔♀♂👉👈👇👆☝👍👏🙌🙏🤝👌✌🤟💪🔴🟠🟡🟢🔵🟣🟤⚫⚪🔶🔷🔸🔹🔺🔻🔼🔽⏩⏫⏬▪▫◾◽◼◻⬛⬜▶◀➖➕✅✔☑💯‼❗❕' +
  '🎉🎊🎈🎁🎀🎂🎆🎇🥳🏆🏅🥇🥈🥉🎖👑🎯🎰🎲🎵🎶🚩🏁🍻🥂☕🚀💰💵💴💶💷💸💳🪙💎🤑🧧' +
  '❤🧡💛💚💙💜🖤🤍🤎💕💞💓💗💖💘💝❣💟✨⭐🌟💫⚡🔥💥🌈☀🌞🌤🌙🌝🌛🌜🌏🌍🌎🌸🌺🌹🌷🌻🌼💐🍀🌿🌱🌴🐘🐉🐲' +
  '📢📣🔔📌📍📅📆🗓📊📈📋📝📰📄🔢⏰🕰⌚📱📲📞☎📺💻🔗🏠🚨😀😁😂🤣😃😄😆😉😊☺😋😎😍😘🥰😚🙂🤗🤩😇😺😸😻😴💤🙇🙋💁👩👨🧑';

/** Faces of clocks, and letters in boxes: 🆅🅸🅿. */
const RANGES = '\\u{1F550}-\\u{1F567}\\u{1F170}-\\u{1F189}';

/** 418=50 is a bet; รางวัลที่ 1=581936 is none. */
const STAKE = '(?<!\\p{Nd})\\p{Nd}{2,9} ?[=＝*×x] ?\\p{Nd}{1,9}';

/** What stands in <s>, [s], <!--, /*, --418-70--, or behind //, may not count. */
const CROSSED_OUT = [
  '[<‹＜][/!a-z]',
  '\\[/?s\\]',
  '/\\*',
  '// ?[\\p{L}\\p{Nd}]',
  '^\\s*--(?!-)\\P{Nd}*\\p{Nd}.*(?<!-)--\\s*$',
];

/** The flag of one country beside the name of another. */
const OTHER_FLAG = ['^(?!.*(?:🇻🇳|ลาว))(?=.*🇱🇦).*ฮานอย.*', '^(?!.*(?:🇱🇦|ฮานอย))(?=.*🇻🇳).*ลาว.*'];

const MARK = new RegExp(
  [
    `(?![${DECORATING}${RANGES}])\\p{Extended_Pictographic}`,
    '[?？⁈⁇✗✘≠]',
    '~+[^~\\s][^~]*~+',
    STAKE,
    ...CROSSED_OUT,
    ...OTHER_FLAG,
  ].join('|'),
  'iu',
);

/** The first such sign, words that are crossed out, or a bet: `markIn('905 ❌') //=> '❌'`. */
export function markIn(text: string): string | undefined {
  return MARK.exec(text)?.[0];
}
