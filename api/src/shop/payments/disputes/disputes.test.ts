import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderDispute } from '../../../platform/money/paymentProvider.ts';
import { mergeDispute, type DisputeRow } from './disputes.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 27, 6, 0, second));

const event = (second: number, status: ProviderDispute['status'], fields: Partial<ProviderDispute> = {}) => ({
  ...{ providerDisputeId: 'du_1', type: 'CHARGEBACK' as const, status, reason: 'fraudulent', amountPaise: 8_550 },
  ...{ evidenceDueAt: at(59), openedAt: at(0), withdrawnAt: null, reinstatedAt: null, changedAt: at(second) },
  ...fields,
});

const merged = (events: readonly ProviderDispute[]) =>
  events.reduce<DisputeRow | null>((stored, each) => mergeDispute(stored, each), null);

const taken = { withdrawnAt: at(1) };
const WAYS: Record<string, ProviderDispute[]> = {
  opened: [event(0, 'NEEDS_RESPONSE'), event(1, 'NEEDS_RESPONSE', taken)],
  won: [
    event(0, 'NEEDS_RESPONSE'),
    event(1, 'NEEDS_RESPONSE', taken),
    event(2, 'UNDER_REVIEW', taken),
    event(3, 'WON', taken),
    event(4, 'WON', { ...taken, reinstatedAt: at(4) }),
  ],
  'won within a second': [
    event(0, 'NEEDS_RESPONSE'),
    event(0, 'NEEDS_RESPONSE', { withdrawnAt: at(0) }),
    event(0, 'WON', { withdrawnAt: at(0), reinstatedAt: at(0) }),
  ],
  lost: [event(0, 'NEEDS_RESPONSE'), event(1, 'UNDER_REVIEW', taken), event(3, 'LOST', taken)],
  'lost without a word of the money': [event(0, 'NEEDS_RESPONSE'), event(3, 'LOST')],
  'lost, then won on appeal': [
    event(1, 'NEEDS_RESPONSE', taken),
    event(3, 'LOST', taken),
    event(5, 'UNDER_REVIEW', taken),
    event(7, 'WON', { ...taken, reinstatedAt: at(7) }),
  ],
  'an inquiry that is closed': [event(0, 'NEEDS_RESPONSE', { type: 'INQUIRY' }), event(2, 'WON', { type: 'INQUIRY' })],
  'an inquiry that becomes a chargeback': [
    event(0, 'NEEDS_RESPONSE', { type: 'INQUIRY' }),
    event(2, 'NEEDS_RESPONSE', { withdrawnAt: at(2) }),
  ],
};

describe('mergeDispute', () => {
  it.each(Object.entries(WAYS))('comes to the same whatever the sequence of the events: %s', (_what, events) => {
    const inOrder = merged(events);
    fc.assert(
      fc.property(fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }), (shuffled) => {
        const result = merged(shuffled);
        expect({ ...result, reinstatedAt: null }).toEqual({ ...inOrder, reinstatedAt: null });
        expect(result?.reinstatedAt === null).toBe(inOrder?.reinstatedAt === null);
      }),
    );
  });

  it.each([
    ['opened', { status: 'NEEDS_RESPONSE', withdrawnAt: at(1), reinstatedAt: null, closedAt: null }],
    ['won', { status: 'WON', withdrawnAt: at(1), closedAt: at(3) }],
    ['lost', { status: 'LOST', withdrawnAt: at(1), reinstatedAt: null, closedAt: at(3) }],
    ['lost without a word of the money', { status: 'LOST', withdrawnAt: at(3), reinstatedAt: null }],
    ['lost, then won on appeal', { status: 'WON', withdrawnAt: at(1), closedAt: at(7) }],
    ['an inquiry that is closed', { type: 'INQUIRY', status: 'WON', withdrawnAt: null, reinstatedAt: null }],
    ['an inquiry that becomes a chargeback', { type: 'CHARGEBACK', withdrawnAt: at(2) }],
  ])('knows the money of one that is %s', (way, expected) => {
    expect(merged(WAYS[way] ?? [])).toMatchObject(expected);
  });
});
