import { describe, expect, it } from 'vitest';
import { dialUrl } from './phone.ts';

describe('dialUrl', () => {
  it.each([
    ['1800-123-4567', 'tel:18001234567'],
    ['080-2222 3333', 'tel:08022223333'],
    ['+91 80 2222 3333', 'tel:+918022223333'],
    ['(080) 2222 3333', 'tel:08022223333'],
    ['+91 (0) 80 2222 3333', 'tel:+918022223333'],
    ['१८००-१२३-४५६७', 'tel:18001234567'],
    ['98310 12345', 'tel:9831012345'],
  ])('dials %s', (phone, url) => {
    expect(dialUrl(phone)).toBe(url);
  });
});
