/** What a suite reports to the program that runs it, over the channel of a forked process. */
export type SuiteEvent =
  | { type: 'begin'; files: number; note?: string }
  | { type: 'passed' }
  | Failure
  | { type: 'file'; file: string; ms: number }
  | { type: 'end' };

/** A test that failed, or an error outside of a test. */
export interface Failure {
  type: 'failed';
  /** The file, relative to the repository, with the titles down to the test's. */
  title: string;
  message: string;
}

/** Sends an event of this suite. A suite started by hand has no parent process to report to. */
export function report(event: SuiteEvent): void {
  process.send?.(event);
}

/** Ends this suite as Ctrl-C does when the program that runs it is gone. */
export function endWithRunner(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
  process.channel?.unref(); // the listener would keep a suite alive that has ended
}
