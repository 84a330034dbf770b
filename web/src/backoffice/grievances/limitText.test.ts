import { describe, expect, it } from 'vitest';
import { limitText } from './limitText.ts';

const NOW = Date.parse('2026-11-29T12:00:00+05:30');

describe('limitText', () => {
  it.each([
    { limit: '2026-11-29T14:00:00+05:30', text: 'Acknowledge by today, 2:00 pm', isOver: false, isNear: true },
    { limit: '2026-11-30T11:30:00+05:30', text: 'Acknowledge by tomorrow, 11:30 am', isOver: false, isNear: true },
    { limit: '2026-12-05T14:00:00+05:30', text: 'Acknowledge by 5 Dec, 2:00 pm', isOver: false, isNear: false },
    { limit: '2026-11-29T11:30:00+05:30', text: 'Acknowledge: less than an hour over', isOver: true, isNear: true },
    { limit: '2026-11-29T10:30:00+05:30', text: 'Acknowledge: 1 hour over', isOver: true, isNear: true },
    { limit: '2026-11-25T11:00:00+05:30', text: 'Acknowledge: 4 days over', isOver: true, isNear: true },
  ])('says of $limit: $text', ({ limit, ...expected }) => {
    expect(limitText('Acknowledge', limit, NOW)).toEqual(expected);
  });
});
