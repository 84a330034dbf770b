import type { SuiteRun } from './runSuite.ts';

const SLOWEST = 20;

/** Prints the slowest test files, each with its share of its suite. */
export function printSlowestFiles(runs: readonly SuiteRun[]): void {
  const files = runs.flatMap(({ suite, files }) => {
    const total = files.reduce((sum, { ms }) => sum + ms, 0);
    return files.map(({ file, ms }) => ({ suite: suite.name, file, ms, share: ms / total }));
  });
  console.log('\nSlowest files, with their share of their suite:');
  for (const { suite, file, ms, share } of files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
    const figures = `${(ms / 1000).toFixed(1)}s`.padStart(8) + `${(share * 100).toFixed(1)} %`.padStart(8);
    console.log(`${figures}  ${suite.padEnd(9)} ${file}`);
  }
}

/** Prints what failed, and the total as the last line. Returns how many failed. */
export function printTotal(runs: readonly SuiteRun[], prefix = ''): number {
  const failures = runs.flatMap((run) => run.failures);
  for (const title of failures) console.log(`Failed: ${title}`);
  console.log(`${prefix}${runs.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
  return failures.length;
}
