import { describe, expect, it } from 'vitest';
import { encodeId } from '../graphql/globalId.ts';
import { newId } from '../testing/fixtures.ts';
import { decodeJobId, encodeJobId, uuidOfJob } from './jobId.ts';

describe("a job's id", () => {
  it.each([1n, 4_711n, 2n ** 63n - 1n])('is found again in its public form: %s', (id) => {
    expect(encodeJobId(id)).toMatch(/^job_[0-9a-z]{26}$/);
    expect(decodeJobId(encodeJobId(id))).toBe(id);
  });

  it('is a uuid where one is needed', () => {
    expect(uuidOfJob(255n)).toBe('00000000-0000-8000-8000-0000000000ff');
  });

  it('is not read out of anything else', () => {
    for (const other of ['', '7', encodeId('Order', newId()), encodeId('Job', newId())]) {
      expect(() => decodeJobId(other)).toThrow('The id is malformed');
    }
  });
});
