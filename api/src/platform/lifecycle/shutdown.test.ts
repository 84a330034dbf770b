import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { handleShutdownSignals, type Shutdown } from './shutdown.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A process whose end is recorded, at a time that the test sets. */
function openProcess() {
  const program = Object.assign(new EventEmitter(), { exit: (code: number) => void exits.push(code) });
  const exits: number[] = [];
  const logged: string[] = [];
  const time = { now: 0 };
  const shutdown = handleShutdownSignals({ error: (line) => void logged.push(line) }, { program, now: () => time.now });
  return { program, shutdown, exits, logged, time };
}

/** Resolves when the process has exited. */
const untilExit = ({ exits }: { exits: number[] }) => expect.poll(() => exits).not.toEqual([]);

/** Registers work that is running until `complete`. */
function registerWork(shutdown: Shutdown): { complete(): void } {
  const { promise, resolve } = Promise.withResolvers<null>();
  shutdown.onDrain(async () => void (await promise));
  return { complete: () => resolve(null) };
}

describe('the shutdown of a process', () => {
  it.each(SIGNALS)(
    'begins with %s, waits for all running work, then runs the steps, the last one first',
    async (signal) => {
      const running = openProcess();
      const { program, shutdown, exits } = running;
      const steps: string[] = [];
      const works = [registerWork(shutdown), registerWork(shutdown)];
      for (const step of ['opened first', 'opened last']) shutdown.onEnd(() => void steps.push(step));
      expect(shutdown.isEnding).toBe(false);
      program.emit(signal);
      expect(shutdown.isEnding).toBe(true);
      for (const { complete } of works) {
        await new Promise(setImmediate);
        expect([steps, exits]).toEqual([[], []]);
        complete();
      }
      await untilExit(running);
      expect(steps).toEqual(['opened last', 'opened first']);
      expect(exits).toEqual([0]);
    },
  );

  it.each(SIGNALS)('is over at once at a second %s, but not at one that npm has forwarded', (signal) => {
    const { program, shutdown, exits, time } = openProcess();
    registerWork(shutdown);
    program.emit(signal);
    time.now = 500;
    program.emit(signal);
    expect(exits).toEqual([]);
    time.now = 501;
    program.emit(signal);
    expect(exits).toEqual([1]);
  });

  it('after a signal has the exit code of a piece of work that is left undone', async () => {
    const running = openProcess();
    running.shutdown.signalCode = 1;
    running.program.emit('SIGTERM');
    await untilExit(running);
    expect(running.exits).toEqual([1]);
  });

  it('has the first reason and exit code', async () => {
    const running = openProcess();
    running.shutdown.end(1, 'The database ended.');
    running.shutdown.end(0, 'Something else.');
    running.program.emit('SIGTERM');
    await untilExit(running);
    expect(running.exits).toEqual([1]);
    expect(running.logged).toEqual(['The database ended.']);
  });

  it('runs all steps, also after one that fails, and says which failed', async () => {
    const running = openProcess();
    const steps: string[] = [];
    running.shutdown.onEnd(() => void steps.push('closed'));
    running.shutdown.onEnd(() => Promise.reject(new Error('No connection')));
    running.shutdown.onDrain(() => Promise.reject(new Error('No answer')));
    running.shutdown.end(0);
    await untilExit(running);
    expect(steps).toEqual(['closed']);
    expect(running.logged).toEqual(['While stopping: No answer', 'While stopping: No connection']);
  });

  it('runs a step at once that is registered while it goes on', () => {
    const { shutdown } = openProcess();
    registerWork(shutdown);
    shutdown.end(0);
    const steps: string[] = [];
    shutdown.onEnd(() => void steps.push('closed'));
    expect(steps).toEqual(['closed']);
  });
});
