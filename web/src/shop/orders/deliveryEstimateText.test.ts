import { describe, expect, it } from 'vitest';
import { deliveryEstimateText } from './deliveryEstimateText.ts';

const at = (time: string) => Date.parse(`2026-01-15T${time}.000Z`);
const picked = {
  status: 'PICKING',
  placedAt: '2026-01-15T10:28:00.000Z',
  estimatedDeliveryAt: '2026-01-15T10:38:00.000Z',
  deliveredAt: null,
} as const;
const onItsWay = { ...picked, status: 'OUT_FOR_DELIVERY' } as const;

describe('deliveryEstimateText', () => {
  it.each([
    ['10:30:00', picked, 'Arriving in 8 min'],
    ['10:30:01', picked, 'Arriving in 8 min'],
    ['10:37:30', picked, 'Arriving in 1 min'],
    ['10:38:00', picked, 'Arriving in 1 min'],
    ['10:38:20', picked, 'Running 1 min late'],
    ['10:41:10', picked, 'Running 3 min late'],
    ['11:40:00', picked, 'Running late'],
    ['10:38:20', onItsWay, 'Arriving now'],
    ['10:45:00', onItsWay, 'Running 7 min late'],
  ])('at %s says of an order under way: %s', (time, order, text) => {
    expect(deliveryEstimateText(order, at(time))).toBe(text);
  });

  it('says by the clock when an order of a closed shop arrives, with the date on another day', () => {
    const nextMorning = { ...picked, estimatedDeliveryAt: '2026-01-16T02:40:00.000Z' };
    expect(deliveryEstimateText({ ...picked, estimatedDeliveryAt: '2026-01-15T12:00:00.000Z' }, at('10:30:00'))).toBe(
      'Arriving by 5:30 pm',
    );
    expect(deliveryEstimateText(nextMorning, at('10:30:00'))).toBe('Arriving by 16 Jan 2026, 8:10 am');
  });

  it('says when an order was delivered, with the date on another day', () => {
    const delivered = { ...picked, status: 'DELIVERED', deliveredAt: '2026-01-15T10:37:59.000Z' } as const;
    expect(deliveryEstimateText(delivered, at('18:00:00'))).toBe('Delivered at 4:07 pm');
    expect(deliveryEstimateText({ ...delivered, deliveredAt: '2026-01-16T10:37:59.000Z' }, at('18:00:00'))).toBe(
      'Delivered on 16 Jan 2026, 4:07 pm',
    );
  });

  it.each(['PENDING_PAYMENT', 'CANCELLED', 'DELIVERY_FAILED', 'REFUNDED'] as const)('is null for %s', (status) => {
    const estimatedDeliveryAt = status === 'PENDING_PAYMENT' ? null : picked.estimatedDeliveryAt;
    expect(deliveryEstimateText({ ...picked, status, estimatedDeliveryAt }, at('10:30:00'))).toBeNull();
  });
});
