// The whole history of a lottery as a file, given while it still comes in.

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
  return { stream: response.body as ExportedDraws['stream'], text: () => response.text() };
}
