// data/ → public/api/**, and under src/generated what edge, function and pages are built with. Part of each build.
// Nothing is written when a draw breaks a rule; what was judged and made from the very same at the last
// emission, and is still there, is neither judged nor made again.
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Most of what is made is written and done with. Left alone the heap grows to four times what is alive
// before that is looked for: 1.9 GB on the large archive of the benchmarks, where 1.1 GB take no longer.
setFlagsFromString('--heap-growing-percent=60');

// Where nothing is new, most of the work is compiling this code: Node keeps what it compiled, but only
// of modules loaded after it was asked to. So this one is plain JavaScript: what takes the types out
// of a first TypeScript module would take as long to load as all the rest.
enableCompileCache();
await import('./emit/command.ts');
