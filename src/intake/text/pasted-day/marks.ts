// Signs that may say that numbers are wrong or uncertain: all but those known to decorate.

/** Pointers, colours, parties, money, hearts, sparkles, flowers, notices, and faces that smile. */
const DECORATING =
  '©®™➡⬅⬆⬇↗↘↔♀♂👉👈👇👆☝👍👏🙌🙏🤝👌✌🤟💪🔴🟠🟡🟢🔵🟣🟤⚫⚪🔶🔷🔸🔹🔺🔻🔼🔽⏩⏫⏬▪▫◾◽◼◻⬛⬜▶◀➖➕✅✔☑💯‼❗❕' +
  '🎉🎊🎈🎁🎀🎂🎆🎇🥳🏆🏅🥇🥈🥉🎖👑🎯🎰🎲🎵🎶🚩🏁🍻🥂☕🚀💰💵💴💶💷💸💳🪙💎🤑🧧' +
  '❤🧡💛💚💙💜🖤🤍🤎💕💞💓💗💖💘💝❣💟✨⭐🌟💫⚡🔥💥🌈☀🌞🌤🌙🌝🌛🌜🌏🌍🌎🌸🌺🌹🌷🌻🌼💐🍀🌿🌱🌴🐘🐉🐲' +
  '📢📣🔔📌📍📅📆🗓📊📈📋📝📰📄🔢⏰🕰⌚📱📲📞☎📺💻🔗🏠🚨😀😁😂🤣😃😄😆😉😊☺😋😎😍😘🥰😚🙂🤗🤩😇😺😸😻😴💤🙇🙋💁👩👨🧑';

/** Faces of clocks, and letters in boxes: 🆅🅸🅿. */
const RANGES = '\\u{1F550}-\\u{1F567}\\u{1F170}-\\u{1F189}';

const MARK = new RegExp(
  `(?![${DECORATING}${RANGES}])\\p{Extended_Pictographic}|[?？⁈⁇✗✘≠]|~+[^~\\s][^~]*~+`,
  'u',
);

/** The first such sign, or words that are struck out: `markIn('905 ❌') //=> '❌'`. */
export function markIn(text: string): string | undefined {
  return MARK.exec(text)?.[0];
}
