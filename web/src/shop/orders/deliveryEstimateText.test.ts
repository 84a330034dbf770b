import { describe, expect, it } from 'vitest';
import { deliveryEstimateText } from './deliveryEstimateText.ts';

const ESTIMATED_AT = '2026-01-15T10:38:00.000Z';
const at = (time: string) => Date.parse(`2026-01-15T${time}.000Z`);
const open = { estimatedDeliveryAt: ESTIMATED_AT, deliveredAt: null };

describe('deliveryEstimateText', () => {
  it.each([
    ['10:30:00', 'Arriving in about 8 min', false],
    ['10:30:01', 'Arriving in about 8 min', false],
    ['10:37:30', 'Arriving in about 1 min', false],
    ['10:38:00', 'Arriving in about 1 min', false],
    ['10:38:20', 'Running 1 min late. Sorry!', true],
    ['10:41:10', 'Running 3 min late. Sorry!', true],
  ])('at %s says: %s', (time, text, isLate) => {
    expect(deliveryEstimateText(open, at(time))).toEqual({ text, isLate });
  });

  it('says how it ended, at any time', () => {
    const now = at('18:00:00');
    expect(deliveryEstimateText({ ...open, deliveredAt: '2026-01-15T10:37:59.000Z' }, now)?.text).toBe(
      'Delivered on time',
    );
    expect(deliveryEstimateText({ ...open, deliveredAt: '2026-01-15T10:45:30.000Z' }, now)?.text).toBe(
      'Delivered 7 min late',
    );
  });

  it('is null without an estimate', () => {
    expect(deliveryEstimateText({ estimatedDeliveryAt: null, deliveredAt: null }, at('10:30:00'))).toBeNull();
  });
});
