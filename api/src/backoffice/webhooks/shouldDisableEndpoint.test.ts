import { describe, expect, it } from 'vitest';
import { shouldDisableEndpoint } from './recordAttempt.ts';

const now = new Date('2026-03-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('shouldDisableEndpoint', () => {
  it.each([
    [20, 24, true],
    [500, 240, true],
    [19, 240, false],
    [500, 23.9, false],
    [0, null, false],
  ])('after %i failures in a row over %s hours: %s', (failureCount, hours, expected) => {
    expect(shouldDisableEndpoint({ failureCount, failingSince: hours === null ? null : hoursAgo(hours) }, now)).toBe(
      expected,
    );
  });
});
