// The whole site as plain files, without an emission.

import type { EmittedFile } from '../../src/api/answers/emitted-file.ts';
import type { Site } from '../../src/api/answers/publisher.ts';
import { planApi } from '../../src/api/emit/plan.ts';
import type { LotteryDraws } from '../../src/domain/draw.ts';

export function plannedTexts(archive: readonly LotteryDraws[], site: Site): EmittedFile[] {
  return Array.from(planApi(archive, site), ({ path, content }) => ({
    path,
    // Compressed bytes are not text in UTF-8.
    text: Buffer.from(content).toString(/\.(?:gz|xlsx)$/.test(path) ? 'latin1' : 'utf8'),
  }));
}
