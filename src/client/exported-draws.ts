// The whole history of a lottery, or of all, as a file, given while it still comes in.

/** A file of draws; it is read once, as a stream or as text. */
export type ExportedDraws = {
  /** The bytes as they come: write them to a disk, or pass them on. */
  readonly stream: ReadableStream<Uint8Array>;
  /** All of it; throws where the connection is lost on the way. */
  text(): Promise<string>;
};

/** Whether a reply is a file. A static server may show a page of its own instead of a missing one. */
export function isFile({ status, headers }: Response): boolean {
  return status === 200 && !/html/.test(headers.get('Content-Type') ?? '');
}

export function exportedDraws(response: Response): ExportedDraws {
  if (!isPacked(response)) {
    return { stream: response.body as ExportedDraws['stream'], text: () => response.text() };
  }
  const unpacked = response.body?.pipeThrough(new DecompressionStream('gzip'));
  return {
    stream: unpacked as ExportedDraws['stream'],
    text: () => new Response(unpacked ?? null).text(),
  };
}

/** Whether the file itself is compressed. Where only its transport is, `fetch` has undone that. */
function isPacked({ headers }: Response): boolean {
  return /gzip/.test(headers.get('Content-Type') ?? '') && !headers.has('Content-Encoding');
}
