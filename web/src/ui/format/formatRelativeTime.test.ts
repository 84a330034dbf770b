import { describe, expect, it } from 'vitest';
import { formatRelativeTime } from './RelativeTime.tsx';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (moment: string) => formatRelativeTime(new Date(moment), now);

describe('formatRelativeTime', () => {
  it('uses the largest unit that fits', () => {
    expect(ago('2026-03-10T11:59:20Z')).toBe('just now');
    expect(ago('2026-03-10T11:55:00Z')).toBe('5 minutes ago');
    expect(ago('2026-03-10T09:10:00Z')).toBe('2 hours ago');
    expect(ago('2026-03-09T11:00:00Z')).toBe('yesterday');
    expect(ago('2026-02-20T12:00:00Z')).toBe('18 days ago');
    expect(ago('2026-01-01T12:00:00Z')).toBe('2 months ago');
    expect(ago('2024-01-01T12:00:00Z')).toBe('2 years ago');
  });

  it('treats a time in the future as now', () => {
    expect(ago('2026-03-10T12:05:00Z')).toBe('just now');
  });
});
