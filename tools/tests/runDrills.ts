import { formatMs } from './formatMs.ts';
import {
  endSuitesOnSignals,
  isInterrupted,
  playwrightSuite,
  printProgress,
  runSuite,
  vitestSuite,
} from './runSuite.ts';
import { printSlowestFiles, printTotal } from './summary.ts';

/** `npm run drills`: what starts, kills, stalls or updates real processes, asserts by the clock, or slows a processor down. One suite at a time, for the sake of the clock. */
const PROGRESS_MS = 15_000;
const SUITES = [
  vitestSuite('drills'),
  vitestSuite('drills/attacks'),
  playwrightSuite('journeys', 'drills/journeys/playwright.config.ts'),
  playwrightSuite('shifts', 'drills/layoutShift/playwright.config.ts'),
];

endSuitesOnSignals();
const startedAt = Date.now();
const progress = setInterval(printProgress, PROGRESS_MS);
const runs = [];
for (const suite of SUITES) runs.push(await runSuite(suite));
clearInterval(progress);
if (!isInterrupted()) {
  printSlowestFiles(runs);
  console.log(`Time: ${formatMs(Date.now() - startedAt)}`);
  const subjects = runs.flatMap(({ files }) => files.map(({ file }) => subjectOf(file))).sort();
  process.exitCode = printTotal(runs, `Drilled ${subjects.join(', ')}: `) === 0 ? 0 : 1;
}

/** The path of a drill's file without what all have in common, such as `machines/faultInjection`. */
function subjectOf(file: string): string {
  return file.replace(/^drills\/|\.(test|spec)\.ts$/g, '');
}
