// An answer as plain data: building a `Response` costs more than deciding what is in it, so only
// the middleware builds one. The local host writes replies as they are.

export type Headers = Readonly<Record<string, string>>;

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  /** `null` where the status has no body. */
  readonly text: string | null;
};

/** A reply as the `Response` of the web platform. */
export function toResponse({ status, headers, text }: Reply): Response {
  return new Response(text, { status, headers });
}
