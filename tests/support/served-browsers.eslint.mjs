// What the browsers that we serve lack, looked for in what is shipped to them. web-features knows
// what a browser has (eslint-plugin-baseline-js), and by name what a prototype has (es-x).
import baseline from 'eslint-plugin-baseline-js';
import es from 'eslint-plugin-es-x';
import { BASELINE } from '../../src/site/browser/served-browsers.ts';

/** Features of the years after that they have, or that what is shipped can do without. */
const HAD = [
  // Since Safari 16.4 and Firefox 101.
  'constructed-stylesheets',
  'offscreen-canvas',
  'compression-streams',
  // Since Safari 15 and 13.1, but for options that nobody passes and reading, which nobody does.
  'top-level-await',
  'createimagebitmap',
  'async-clipboard',
  // Asked for before they are used.
  'share',
  'explicit-resource-management',
  'is-input-pending',
  // Older than Baseline itself, or a property of that name.
  'proto',
  'html-wrapper-methods',
  'escape-unescape',
  'functions-caller-arguments',
];

/** Arrays have had methods of these names for long. */
const OF_ARRAYS = 'every filter find flatmap foreach map reduce some'.split(' ');

const OFF = {
  ...Object.fromEntries(OF_ARRAYS.map((name) => [`es-x/no-iterator-prototype-${name}`, 'off'])),
  // ES2023, and in every browser since August 2022.
  'es-x/no-array-prototype-findlast-findlastindex': 'off',
};

const isNewer = baseline.configs.recommended({ available: BASELINE, level: 'error' });
const [name, [level, options]] = Object.entries(isNewer.rules)[0];

export default [
  {
    plugins: { 'baseline-js': baseline },
    rules: { [name]: [level, { ...options, ignoreFeatures: HAD }] },
  },
  {
    ...es.configs['flat/restrict-to-es2022'],
    settings: { 'es-x': { aggressive: true } },
  },
  { rules: OFF, linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  // WebAssembly.Memory has a method grow(), and lists of Immutable one to become an array.
  { files: ['**/ponyfill.*.js'], rules: { 'es-x/no-resizable-and-growable-arraybuffers': 'off' } },
  { files: ['**/swagger-reference.*.js'], rules: { 'es-x/no-iterator-prototype-toarray': 'off' } },
];
