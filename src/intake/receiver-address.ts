// Which addresses of other people may be posted to: public and encrypted ones. Only this machine may be asked
// in the clear, for tests.
import ipaddr from 'ipaddr.js';

/** Why nothing is sent to an address; `undefined` where it may be. */
export function refusalOfAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return 'it is no address';
  const { protocol, username, password, hostname } = new URL(text);
  if (username !== '' || password !== '') return 'it has a name or a password in it';
  if (protocol === 'http:' && isThisMachine(hostname)) return undefined;
  if (protocol !== 'https:') return 'it is not https';
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal) && !isPublic(literal)) return 'it is not a public address';
  return undefined;
}

/** Names that only a house or a machine knows. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|test|invalid)$/;

/** Whether everybody can open an address, and be sure whose it is: links to others are not sent. */
export function isPublicSite(text: string): boolean {
  if (refusalOfAddress(text) !== undefined) return false;
  const { protocol, hostname } = new URL(text);
  const name = hostname.replace(/\.$/, '');
  const isName = name.includes('.') && !PRIVATE_NAME.test(name);
  return protocol === 'https:' && (isName || name.startsWith('['));
}

/** @param address an IP address */
export function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

function isThisMachine(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return (
    hostname === 'localhost' ||
    (ipaddr.isValid(literal) && ipaddr.process(literal).range() === 'loopback')
  );
}
