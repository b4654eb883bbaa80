// Refuses what neither a type nor the service would notice: a text in place of the options would be
// a question about the government lottery, and a number without quotes has lost its zeros.
import { WrongCall } from './refusal.ts';

/** The options of a call. Throws a `WrongCall` if they are not options. */
export function readOptions<Options extends object>(call: string, argument: unknown): Options {
  const kind = Object.prototype.toString.call(argument ?? {}).slice(8, -1);
  if (kind !== 'Object' || argument === null) {
    throw new WrongCall(call, 'รับออบเจ็กต์เดียว', `it takes one object, and was given: ${kind}`);
  }
  const options = (argument ?? {}) as { readonly number?: unknown; readonly numbers?: unknown };
  const { number = '', numbers = [] } = options;
  const isText = (value: unknown) => typeof value === 'string';
  if (isText(number) && Array.isArray(numbers) && numbers.every(isText)) return options as Options;
  throw new WrongCall(
    call,
    'เลขต้องเป็นข้อความในเครื่องหมายคำพูด เช่น "004615" มิฉะนั้นศูนย์ข้างหน้าจะหาย',
    'a number must be text in quotes, such as "004615": without them its leading zeros are lost',
  );
}
