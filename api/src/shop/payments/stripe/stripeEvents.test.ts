import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignatureVerificationError, type PaymentProvider } from '../../../platform/money/paymentProvider.ts';
import {
  makeRequest,
  openStripeProvider,
  type StripeProviderFixtures,
} from '../../../testing/stripe/stripeProviderFixtures.ts';
import { signatureOf, type FakeStripe } from '../../../testing/stripe/fakeStripe.ts';

const MINUTE_MS = 60_000;

let stripe: FakeStripe;
let provider: PaymentProvider;
let openPage: StripeProviderFixtures['openPage'];
let reported: unknown[];

beforeAll(async () => {
  ({ stripe, provider, openPage, reported } = await openStripeProvider());
});
afterAll(() => stripe.close());

describe('the state of a Checkout session', () => {
  it('is OPEN until it is paid', async () => {
    expect(await provider.retrieveSession(await openPage())).toEqual({ status: 'OPEN' });
  });

  it('is PAID with the amount', async () => {
    const sessionId = await openPage();
    stripe.pay(sessionId);
    const paymentId = expect.stringMatching(/^pi_/);
    const paid = { status: 'PAID', paymentId, amountPaise: 132_300, currency: 'inr' };
    expect(await provider.retrieveSession(sessionId)).toEqual(paid);
  });

  it('is PROCESSING during a delayed payment, then PAID', async () => {
    const sessionId = await openPage();
    stripe.payAsync(sessionId);
    expect(await provider.retrieveSession(sessionId)).toEqual({ status: 'PROCESSING' });
    stripe.succeedAsyncPayment(sessionId);
    expect(await provider.retrieveSession(sessionId)).toMatchObject({ status: 'PAID', amountPaise: 132_300 });
  });

  it('is FAILED when a delayed payment is declined', async () => {
    const sessionId = await openPage();
    stripe.payAsync(sessionId);
    stripe.decline(sessionId);
    expect(await provider.retrieveSession(sessionId)).toEqual({ status: 'FAILED' });
  });

  it('is EXPIRED after its expiry', async () => {
    const sessionId = await openPage();
    stripe.expire(sessionId);
    expect(await provider.retrieveSession(sessionId)).toEqual({ status: 'EXPIRED' });
  });

  it('is EXPIRED for a session of other API keys, and is reported', async () => {
    expect(await provider.retrieveSession('sandbox_session_1')).toEqual({ status: 'EXPIRED' });
    expect(await provider.expireSession('sandbox_session_1')).toEqual({ status: 'EXPIRED' });
    expect(reported).toHaveLength(2);
  });
});

describe('a Stripe event', () => {
  it('describes a paid session', async () => {
    const request = makeRequest();
    const { sessionId } = await provider.createSession(request);
    const { id, body, signature } = stripe.pay(sessionId);
    expect(provider.constructEvent(Buffer.from(body), signature)).toEqual({
      id,
      type: 'checkout.session.completed',
      update: {
        kind: 'session',
        orderId: request.orderId,
        sessionId,
        state: { status: 'PAID', paymentId: expect.stringMatching(/^pi_/), amountPaise: 132_300, currency: 'inr' },
      },
    });
  });

  it('describes a payment in another currency by the amount that the shop asked for', async () => {
    const sessionId = await openPage();
    stripe.pay(sessionId);
    const session = stripe.state.session(sessionId);
    const stateOf = (fields: object) => {
      const { body, signature } = stripe.signEvent('checkout.session.completed', { ...session, ...fields });
      return provider.constructEvent(Buffer.from(body), signature).update;
    };
    const asked = { state: { amountPaise: 132_300, currency: 'inr' } };
    const conversion = { amount_subtotal: 132_300, amount_total: 132_300, fx_rate: '0.012', source_currency: 'inr' };
    expect(stateOf({ presentment_details: { presentment_amount: 1588, presentment_currency: 'usd' } })).toMatchObject(
      asked,
    );
    expect(stateOf({ currency: 'usd', amount_total: 1588, currency_conversion: conversion })).toMatchObject(asked);
    expect(stateOf({ currency: 'usd', amount_total: 1588 })).toMatchObject({
      state: { amountPaise: 1588, currency: 'usd' },
    });
  });

  it('describes a delayed payment and its outcome', async () => {
    const [kept, broken] = [await openPage(), await openPage()];
    const updates = [
      stripe.payAsync(kept),
      stripe.succeedAsyncPayment(kept),
      stripe.payAsync(broken),
      stripe.decline(broken),
      stripe.expire(await openPage()),
    ].map(({ body, signature }) => provider.constructEvent(Buffer.from(body), signature).update);
    const statuses = ['PROCESSING', 'PAID', 'PROCESSING', 'FAILED', 'EXPIRED'];
    expect(updates).toMatchObject(statuses.map((status) => ({ kind: 'session', state: { status } })));
  });

  it('names the payment of a refund', async () => {
    const request = makeRequest();
    const { sessionId } = await provider.createSession(request);
    stripe.pay(sessionId);
    const paymentId = stripe.state.session(sessionId).payment_intent ?? '';
    stripe.refund(paymentId, 100);
    const { body, signature } = stripe.refund(paymentId, 200);
    const { update } = provider.constructEvent(Buffer.from(body), signature);
    expect(update).toEqual({ kind: 'refunds', orderId: request.orderId, paymentId });
  });

  it('has no update when it does not concern the shop', () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payout.paid', data: { object: {} } });
    const event = provider.constructEvent(Buffer.from(body), signatureOf(body));
    expect(event).toEqual({ id: 'evt_1', type: 'payout.paid', update: null });
  });

  it('is valid for five minutes', async () => {
    const { body } = stripe.pay(await openPage());
    const signedAgo = (minutes: number) => signatureOf(body, { at: new Date(Date.now() - minutes * MINUTE_MS) });
    expect(provider.constructEvent(Buffer.from(body), signedAgo(4)).update).not.toBeNull();
    expect(() => provider.constructEvent(Buffer.from(body), signedAgo(6))).toThrow(SignatureVerificationError);
  });

  it('is rejected when the signature does not match', async () => {
    const { body, signature } = stripe.pay(await openPage());
    const forged: [string, string][] = [
      [body, ''],
      [body, 'nonsense'],
      [body, signature.replace('v1=', 'v0=')],
      [body, signatureOf(body, { secret: 'whsec_of_another_account' })],
      [body.replace('"paid"', '"free"'), signature],
      [`${body} `, signature],
      ['', signature],
      ['', signatureOf('')],
      ['no JSON', signatureOf('no JSON')],
    ];
    for (const [altered, header] of forged) {
      expect(() => provider.constructEvent(Buffer.from(altered), header)).toThrow(SignatureVerificationError);
    }
  });

  it('is valid with the old and the new secret during a rotation', async () => {
    const { body, signature } = stripe.pay(await openPage());
    const other = signatureOf(body, { secret: 'whsec_new' }).split(',').at(-1);
    expect(provider.constructEvent(Buffer.from(body), `${signature},${other}`).update).not.toBeNull();
  });
});
