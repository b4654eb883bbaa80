// Each finding of a rule over the draws of a file, with the index of its draw.
import type { Draw } from '../../src/domain/draw.ts';
import type { FileRule } from '../../src/intake/rules/rule.ts';

export function judgeFile(rule: FileRule, draws: Draw[], context: Parameters<FileRule>[3]) {
  return draws
    .map((draw, index) => [index, rule(draw, index, draws, context)] as const)
    .filter(([, finding]) => finding !== undefined);
}
