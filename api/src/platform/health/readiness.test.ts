import { describe, expect, it, vi } from 'vitest';
import { checkReplica } from './healthRoutes.ts';
import { createReadiness, type Check, type Problem } from './readiness.ts';

const failing: Problem = { status: 'fail', output: 'The disk is full.' };

describe('createReadiness', () => {
  it('runs each check once for a hundred probes', async () => {
    const run = vi.fn(async () => null);
    const checkReadiness = createReadiness({ database: { run, failure: '' } }, vi.fn());
    const answers = await Promise.all(Array.from({ length: 100 }, checkReadiness));
    expect(run).toHaveBeenCalledTimes(1);
    expect(answers[99]).toEqual({
      failure: null,
      checks: { database: [{ status: 'pass', time: expect.any(String) }] },
    });
  });

  it('runs a check again after a second', async () => {
    let nowMs = 0;
    const run = vi.fn(async () => null);
    const clock = { now: () => nowMs, timeoutMs: 60_000 };
    const checkReadiness = createReadiness({ database: { run, failure: '' } }, vi.fn(), clock);
    for (nowMs of [0, 999, 1000, 1999, 2000]) await checkReadiness();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('says since when and why the replica is not read, as a warning', async () => {
    const outage = { reason: 'it is 7 seconds behind', since: new Date('2026-11-25T10:00:00Z') };
    const replica = { expectChange: vi.fn(), outage: () => outage, close: vi.fn() };
    expect(await createReadiness({ replica: checkReplica(replica) }, vi.fn())()).toMatchObject({
      failure: null,
      checks: {
        replica: [
          {
            status: 'warn',
            output:
              'The replica has not been read since 2026-11-25T10:00:00.000Z (it is 7 seconds behind): the primary answers all reads.',
          },
        ],
      },
    });
  });

  it('fails a check that throws and one that takes too long, and names the first', async () => {
    vi.useFakeTimers();
    const checks: Record<string, Check> = {
      disk: { run: () => Promise.reject(new Error('EROFS')), failure: 'The disk cannot be written.' },
      database: { run: () => new Promise(() => undefined), failure: 'The database does not answer.' },
    };
    const answer = createReadiness(checks, vi.fn())();
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    expect(await answer).toMatchObject({
      failure: 'The disk cannot be written.',
      checks: { database: [{ status: 'fail', output: 'The database does not answer.' }] },
    });
  });

  it('is ready with a warning', async () => {
    const run = async (): Promise<Problem> => ({ status: 'warn', output: 'Redis does not answer.' });
    expect(await createReadiness({ redis: { run, failure: '' } }, vi.fn())()).toMatchObject({
      failure: null,
      checks: { redis: [{ status: 'warn', output: 'Redis does not answer.' }] },
    });
  });

  it('reports the begin and the end of a failure once each', async () => {
    let nowMs = 0;
    const report = vi.fn();
    const results = [null, failing, failing, null, null];
    const disk = { run: async () => results.shift() ?? null, failure: '' };
    const checkReadiness = createReadiness({ disk }, report, { now: () => nowMs, timeoutMs: 60_000 });
    for (; nowMs < 5000; nowMs += 1000) await checkReadiness();
    expect(report.mock.calls).toEqual([
      ['The health check fails: disk. The disk is full.'],
      ['The health check passes again: disk'],
    ]);
  });
});
