import { describe, expect, it } from 'vitest';
import { encodeId } from '../platform/core/publicId.ts';
import { newId } from '../testing/fixtures.ts';
import { decodeJobId, encodeJobId, jobUuid } from './jobs.ts';

describe("a job's id", () => {
  it.each([1n, 4_711n, 2n ** 63n - 1n])('is encoded and decoded: %s', (id) => {
    expect(encodeJobId(id)).toMatch(/^job_[0-9a-z]{26}$/);
    expect(decodeJobId(encodeJobId(id))).toBe(id);
  });

  it('has a uuid', () => {
    expect(jobUuid(255n)).toBe('00000000-0000-8000-8000-0000000000ff');
  });

  it('rejects any other text', () => {
    for (const other of ['', '7', encodeId('Order', newId()), encodeId('Job', newId())]) {
      expect(() => decodeJobId(other)).toThrow('The id is malformed');
    }
  });
});
