import { describe, expect, it, vi } from 'vitest';
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
    vi.useFakeTimers();
    const report = vi.fn();
    const results = [null, failing, failing, null, null];
    const checkReadiness = createReadiness({ disk: { run: async () => results.shift() ?? null, failure: '' } }, report);
    for (let count = 0; count < 5; count += 1) {
      await checkReadiness();
      vi.advanceTimersByTime(1000);
    }
    vi.useRealTimers();
    expect(report.mock.calls).toEqual([
      ['The health check fails: disk. The disk is full.'],
      ['The health check passes again: disk'],
    ]);
  });
});
