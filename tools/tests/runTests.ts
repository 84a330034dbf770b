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

/**
 * `npm test` runs the suites, two at a time with a worker for each core: tests that wait for the database or a browser leave their
 * core to the others. A suite starts when one before it has ended. The journeys are last: beside both others their pages starve.
 */
const PROGRESS_MS = 15_000;
const AT_ONCE = 2;

endSuitesOnSignals();
const startedAt = Date.now();
const suites = [
  vitestSuite('api'),
  vitestSuite('tools'),
  vitestSuite('web'),
  playwrightSuite('journeys', 'e2e/playwright.config.ts'),
].values();
const progress = setInterval(printProgress, PROGRESS_MS);
const lanes = await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    const runs = [];
    for (const suite of suites) runs.push(await runSuite(suite));
    return runs;
  }),
);
clearInterval(progress);
if (!isInterrupted()) {
  printSlowestFiles(lanes.flat());
  console.log(`Time: ${formatMs(Date.now() - startedAt)}`);
  process.exitCode = printTotal(lanes.flat()) === 0 ? 0 : 1;
}
