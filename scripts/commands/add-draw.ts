// Enters a draw by hand: derives what follows, judges, shows what would change, asks, and stores.
import { type DoubtName, describeDoubt } from '../../src/domain/doubt-names.ts';
import { describeHeldBack } from '../../src/domain/held-back.ts';
import type { ReadingAdmission } from '../../src/intake/admit-day.ts';
import type { Admissions } from '../../src/intake/admit-readings.ts';
import { formatDraw } from '../../src/intake/draw-file.ts';
import { describeFinding } from '../../src/intake/problem.ts';
import { refusalOfPage } from '../../src/intake/text-fields.ts';
import { askForDraw } from '../gather/add-draw/ask.ts';
import {
  createDraw,
  type DrawFlags,
  parsePrizes,
  readArguments,
  restate,
} from '../gather/add-draw/flags.ts';
import { agree } from '../command/ask.ts';
import {
  ACCEPT,
  acceptedDoubts,
  newCommand,
  runAs,
  unlessRefused,
} from '../command/command-line.ts';
import { WrongUse } from '../command/failure.ts';
import { RULED_OUT } from '../gather/ingest/outcome.ts';
import { DATA_FOLDER, openRegistry, requireLottery } from '../gather/store/data-folder.ts';
import { previewReadings, readStoredDraws, storeReadings } from '../gather/store/draw-store.ts';
import { describeWaysOut, wayBack, waysOut } from '../gather/store/held-back-draws.ts';

type AddDrawFlags = Pick<DrawFlags, 'source' | 'sourceUrl'> & {
  was: string[];
  reason?: string;
  accept?: DoubtName[];
  dryRun: boolean;
  yes: boolean;
};

const HELP = `
Prizes that follow from others (adjacent, top two of top three) need not be given.
A doubtful draw is asked about; with --yes it is held back (data/held-back.json).
Exit 0: stored, or nothing new. 1: held back, refused, or answered no. 2: the flags are not usable.`;

const program = newCommand('draw:add', HELP)
  .description('Enters one draw by hand. On a terminal it asks for what is not said.')
  .argument('[lottery]', 'the lottery')
  .argument('[day]', 'the day it was drawn, YYYY-MM-DD')
  .argument(
    '[prizes...]',
    'slug=numbers, commas between; slug=pending for one that is not announced yet',
  )
  .option('--source <id>', 'who published the numbers: an id of sources.json')
  .option('--source-url <url>', 'the page or sheet of this draw', unlessRefused(refusalOfPage))
  .option('--reason <text>', 'replace stored numbers, and why')
  .option(
    '--was <slug=numbers>',
    'with --reason: what is live, where the file was edited',
    (value: string, before: string[]) => [...before, value],
    [],
  )
  .option(...ACCEPT, acceptedDoubts)
  .option('--dry-run', 'show what would change and write nothing', false)
  .option('--yes', 'do not ask', false)
  .parse();
const NOBODY = '--yes writes without asking, --dry-run only shows';
const { reason, dryRun, yes, ...options } = program.opts<AddDrawFlags>();

await runAs('draw:add', async () => {
  const registry = await openRegistry();
  const now = Date.now();
  const typed = { ...readArguments(program.args), ...options };
  parsePrizes(typed.prize);
  const was = parsePrizes(options.was, '--was');
  const asks = process.stdin.isTTY === true;
  const given = asks ? await askForDraw(typed, registry, now) : typed;
  const lottery = requireLottery(given.lottery ?? '', registry);
  if (reason !== undefined && !/\p{L}{2}/u.test(reason)) {
    throw new WrongUse('--reason has to say why');
  }
  if (options.was.length > 0 && reason === undefined) throw new WrongUse('--was wants a --reason');
  const stored = await readStoredDraws(DATA_FOLDER, lottery);
  const before = stored.find(({ drawDate }) => drawDate === given.date);
  // Whoever edited the stored numbers left their source as it was.
  const isEdited = options.was.length > 0 && before !== undefined;
  const flags = isEdited ? { source: before.source, ...given, ...restate(before, given) } : given;
  if (!flags.date) throw new WrongUse('the day is missing');
  if (!flags.source) throw new WrongUse('--source is missing');
  if (reason !== undefined && before === undefined) {
    throw new WrongUse(`--reason: no draw of ${lottery.slug} is stored for ${flags.date}`);
  }
  const draw = createDraw(flags, lottery);
  const accepted = [...(options.accept ?? [])];
  const entry = { at: new Date(now).toISOString(), reason, was, accepted, isPart: true } as const;
  const context = { ...registry, lottery, now };
  const incoming = { draw, entry };
  const preview = () => previewReadings(DATA_FOLDER, [incoming], context).then(ofIncoming);
  const ofIncoming = (admissions: Admissions) => admissions.get(incoming) as ReadingAdmission;
  let admission = await preview();
  if (asks && !yes && !dryRun) {
    for (const doubt of 'doubts' in admission ? admission.doubts : []) {
      const question = `${describeDoubt(doubt)} บันทึกทั้งที่สงสัยหรือไม่ (store it all the same?)`;
      await agree(question, NOBODY, false);
      accepted.push(doubt.name);
    }
    admission = await preview();
  }
  const { outcome } = admission;
  if (['refused', 'passed over', 'unchanged'].includes(outcome)) return report(admission);
  console.log(`${lottery.nameTh} ${draw.drawDate}: would be ${outcome}`);
  if (before !== undefined) console.log(`- ${formatDraw(lottery, before)}`);
  console.log(`+ ${formatDraw(lottery, 'draw' in admission ? admission.draw : draw)}`);
  printWarnings(admission);
  if (dryRun) return report(admission);
  if (!yes) await agree('บันทึกหรือไม่ (write it?)', NOBODY);
  return report(ofIncoming(await storeReadings(DATA_FOLDER, [incoming], context)));
});

/** Says what became of the draw. @returns the exit code */
function report(admission: ReadingAdmission): 0 | 1 {
  const { outcome } = admission;
  if (!['refused', 'held back', 'passed over'].includes(outcome)) {
    console.log(dryRun ? `would be ${outcome}; nothing was written` : outcome);
    // Repeats the warnings, since the person may have agreed without reading them.
    if (!dryRun) printWarnings(admission);
    return reportHold(admission);
  }
  const findings = admission.outcome === 'refused' ? admission.findings : [];
  for (const finding of findings) console.error(describeFinding(finding));
  const doubts = 'doubts' in admission ? admission.doubts : [];
  for (const doubt of doubts) console.error(describeDoubt(doubt));
  if (outcome === 'held back') return reportHold(admission);
  if (outcome === 'passed over' && doubts.length === 0) console.error(RULED_OUT);
  console.error(`${outcome}; nothing was written`);
  return 1;
}

/** Says what waits for a person, the hold of other prizes included. @returns the exit code */
function reportHold({ heldBack, outcome }: ReadingAdmission): 0 | 1 {
  if (heldBack === undefined) return 0;
  const state = outcome === 'held back' ? 'held back' : 'still held back';
  console.error(`กันไว้ ไม่เผยแพร่ (${state}${dryRun ? ', nothing was written' : ''})`);
  if (outcome !== 'held back') console.error(describeHeldBack(heldBack));
  const ways = dryRun ? [] : describeWaysOut(waysOut(heldBack), wayBack(heldBack));
  for (const way of ways) console.error(way);
  return 1;
}

function printWarnings(admission: ReadingAdmission): void {
  const warnings = 'warnings' in admission ? admission.warnings : [];
  for (const warning of warnings) console.log(`warning: ${describeFinding(warning)}`);
}
