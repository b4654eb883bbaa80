// JSON as people write it: what fits stands on one line, with blanks between.
const WIDTH = 100;

/** One line, whatever its length. */
export function jsonLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = fieldsOf(value).map(([key, one]) => `${JSON.stringify(key)}: ${jsonLine(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A list with one entry a line, so that adding one adds a line. */
export function jsonList(entries: readonly unknown[]): string {
  return entries.length === 0 ? '[]\n' : `[\n  ${entries.map(jsonLine).join(',\n  ')}\n]\n`;
}

/** Breaks what is longer than a line, the outermost first. */
export function compactJson(value: unknown): string {
  return `${broken(value, '', 0)}\n`;
}

function broken(value: unknown, indent: string, before: number): string {
  const line = jsonLine(value);
  const isOutermost = indent === '' && before === 0;
  if (typeof value !== 'object' || value === null) return line;
  if (!isOutermost && indent.length + before + line.length < WIDTH) return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one) => broken(one, inner, 0))
    : fieldsOf(value).map(([key, one]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + broken(one, inner, name.length);
      });
  if (parts.length === 0) return line;
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

function fieldsOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, one]) => one !== undefined);
}
