// The responses that every operation has.
import { internalError, methodNotAllowed } from '../faults.ts';
import { type HeaderName, headerRefs } from './header.ts';
import { describeRefusal } from './refusal.ts';

const SHARED = {
  405: 'MethodNotAllowed',
  500: 'InternalError',
} as const;

type SharedName = (typeof SHARED)[keyof typeof SHARED];

export const RESPONSES: Readonly<Record<SharedName, ReturnType<typeof describeRefusal>>> = {
  MethodNotAllowed: describeRefusal(
    'The service is read-only.',
    methodNotAllowed(['GET', 'HEAD', 'OPTIONS']),
    'Allow',
  ),
  InternalError: describeRefusal(
    'Temporary failure: retry, and keep what you had as fallback.',
    internalError(),
  ),
};

/** References to shared responses, by status. */
export function responseRefs(...names: readonly SharedName[]) {
  return Object.fromEntries(
    Object.entries(SHARED).flatMap(([status, name]) =>
      names.includes(name) ? [[status, { $ref: `#/components/responses/${name}` }]] : [],
    ),
  );
}

/** The answer to a request whose ETag is still right. */
export function describeNotModified(...headers: readonly HeaderName[]) {
  return {
    description: 'Not modified: the `If-None-Match` of the request is the current ETag.',
    headers: headerRefs('Access-Control-Allow-Origin', 'Link', 'ETag', ...headers),
  };
}
