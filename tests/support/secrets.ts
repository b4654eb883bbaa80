// An environment with a secret of every kind, and what a text gives away of them.
const CHANNELS = {
  WEBHOOK_SECRETS: 'a=secret-0 b=secret-1',
  LINE_CHANNEL_ACCESS_TOKEN: 'secret-2',
  TELEGRAM_BOT_TOKEN: 'secret-3',
};
const PLATFORM = { VERCEL_TOKEN: 'secret-4', VERCEL_ORG_ID: 'secret-5' };
const OTHERS = {
  GH_TOKEN: 'secret-6',
  REDIS_URL: 'redis://:secret-7@host',
  NODE_AUTH_TOKEN: 'secret-8',
  npm_config__authToken: 'secret-9',
};
export const PUBLIC = { SITE_URL: 'https://a.example' };
export const ALL = { ...CHANNELS, ...PLATFORM, ...OTHERS, ...PUBLIC };

export const secretsIn = (text: string) => [...new Set(text.match(/secret-\d/g))].toSorted();
