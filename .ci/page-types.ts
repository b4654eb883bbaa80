// One page of every kind the site has; a new kind is one line here.
export const PAGE_TYPES: readonly string[] = [
  '/',
  '/check/',
  '/check/?lottery=thai-government&numbers=004615,53,123456,12345',
];
