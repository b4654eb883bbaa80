// Resolves the names of addresses that somebody else chose. A connection looks a name up once, so
// what is checked here is what it connects to: the name cannot lead elsewhere in between.
import { lookup, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublic } from '../../src/intake/files/subscriber-file.ts';

export class NotPublic extends Error {
  readonly address: string;

  constructor(address: string) {
    super(`its name leads to ${address}, which is not a public address`);
    this.address = address;
  }
}

type FindAddresses = (
  hostname: string,
  options: LookupAllOptions,
  callback: (
    error: NodeJS.ErrnoException | null,
    addresses: { address: string; family: number }[],
  ) => void,
) => void;

/** Fails with a `NotPublic` where one of the addresses of the name is not public. */
export function lookupPublic(find: FindAddresses = lookup): LookupFunction {
  return (hostname, options, callback) => {
    // Not every resolver knows `localhost.` by its dot.
    find(hostname.replace(/\.$/, ''), { ...options, all: true }, (error, addresses) => {
      const stray = addresses?.find(({ address }) => !isPublic(address));
      const refusal = error ?? (stray && new NotPublic(stray.address));
      if (refusal) return callback(refusal, '');
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}
