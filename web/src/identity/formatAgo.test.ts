import { describe, expect, it } from 'vitest';
import { formatAgo } from './formatAgo.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (moment: string) => formatAgo(new Date(moment), now);

describe('formatAgo', () => {
  it('tells the time in the largest unit that fits', () => {
    expect(ago('2026-03-10T11:59:20Z')).toBe('just now');
    expect(ago('2026-03-10T11:55:00Z')).toBe('5 minutes ago');
    expect(ago('2026-03-10T09:10:00Z')).toBe('2 hours ago');
    expect(ago('2026-03-09T11:00:00Z')).toBe('yesterday');
    expect(ago('2026-02-20T12:00:00Z')).toBe('18 days ago');
    expect(ago('2026-01-01T12:00:00Z')).toBe('2 months ago');
    expect(ago('2024-01-01T12:00:00Z')).toBe('2 years ago');
  });

  it('takes a moment to come for now', () => {
    expect(ago('2026-03-10T12:05:00Z')).toBe('just now');
  });
});
