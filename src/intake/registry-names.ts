// What the form of the registry cannot say about names: each stands for one thing.
import { nameKey } from './lottery-names.ts';
import type { Finding } from './problem.ts';

type NamedLottery = {
  readonly slug: string;
  readonly nameTh: string;
  readonly nameEn?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
};

type RegistryNames = {
  readonly lotteries: readonly NamedLottery[];
  readonly ambiguousNames: readonly string[];
  readonly otherLotteries: readonly string[];
};

/**
 * An alias that is a name already, and a name of two lotteries. A Thai name of ours may be ambiguous as
 * well, where other lists give it to another lottery; an alias may not.
 */
export function senseOfNames(registry: RegistryNames): Finding[] {
  const owners = new Map<string, string>();
  const findings: Finding[] = [];
  const claim = (name: string, path: string, owner: string, mayRepeat: boolean) => {
    const key = nameKey(name);
    const other = owners.get(key);
    if (other === undefined && key !== '') owners.set(key, owner);
    else if (key === '' || other !== owner || !mayRepeat) {
      const expectation = key === '' ? 'expected a name' : `it already is a name of ${other}`;
      findings.push({ path, value: name, expectation });
    }
  };
  registry.lotteries.forEach(({ slug, nameTh, nameEn }, index) => {
    // A slug that is there twice is a finding of its own.
    if (registry.lotteries.findIndex((other) => other.slug === slug) !== index) return;
    claim(nameTh, `lotteries[${index}].nameTh`, slug, false);
    if (nameEn !== undefined) claim(nameEn, `lotteries[${index}].nameEn`, slug, true);
    claim(slug, `lotteries[${index}].slug`, slug, true);
  });
  const thai = new Set(registry.lotteries.map(({ nameTh }) => nameKey(nameTh)));
  registry.ambiguousNames.forEach((name, index) => {
    if (!thai.has(nameKey(name))) claim(name, `ambiguousNames[${index}]`, 'ambiguousNames', false);
  });
  registry.otherLotteries.forEach((name, index) => {
    const isPattern = name.startsWith('*') || name.endsWith('*');
    if (!isPattern) claim(name, `otherLotteries[${index}]`, 'otherLotteries', false);
  });
  registry.lotteries.forEach(({ slug, aliases }, index) => {
    aliases?.forEach((alias, at) => {
      claim(alias, `lotteries[${index}].aliases[${at}]`, slug, false);
    });
  });
  return findings;
}
