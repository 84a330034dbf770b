import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForgedEventError, type PaymentProvider } from '../money/paymentProvider.ts';
import { makeRequest, openStripeProvider, type StripeProviders } from '../testing/stripeProviders.ts';
import { signatureOf, type StripeStandIn } from '../testing/stripeStandIn.ts';

const MINUTE_MS = 60_000;

let stripe: StripeStandIn;
let provider: PaymentProvider;
let openPage: StripeProviders['openPage'];
let reported: unknown[];

beforeAll(async () => {
  ({ stripe, provider, openPage, reported } = await openStripeProvider());
});
afterAll(() => stripe.close());

describe('how a page of Stripe stands', () => {
  it('is open until somebody pays', async () => {
    expect(await provider.readSession(await openPage())).toEqual({ status: 'OPEN' });
  });

  it('is paid with what came', async () => {
    const sessionId = await openPage();
    stripe.pay(sessionId);
    const paymentId = expect.stringMatching(/^pi_/);
    const paid = { status: 'PAID', paymentId, amountPaise: 132_300, currency: 'inr' };
    expect(await provider.readSession(sessionId)).toEqual(paid);
  });

  it('is under way while money is promised, then paid', async () => {
    const sessionId = await openPage();
    stripe.promise(sessionId);
    expect(await provider.readSession(sessionId)).toEqual({ status: 'PROCESSING' });
    stripe.keepPromise(sessionId);
    expect(await provider.readSession(sessionId)).toMatchObject({ status: 'PAID', amountPaise: 132_300 });
  });

  it('has failed when the promised money was declined', async () => {
    const sessionId = await openPage();
    stripe.promise(sessionId);
    stripe.decline(sessionId);
    expect(await provider.readSession(sessionId)).toEqual({ status: 'FAILED' });
  });

  it('is expired when its time is over', async () => {
    const sessionId = await openPage();
    stripe.expire(sessionId);
    expect(await provider.readSession(sessionId)).toEqual({ status: 'EXPIRED' });
  });

  it('is expired for one that was opened with other keys; the shop hears of it', async () => {
    expect(await provider.readSession('test_session_1')).toEqual({ status: 'EXPIRED' });
    expect(await provider.endSession('test_session_1')).toEqual({ status: 'EXPIRED' });
    expect(reported).toHaveLength(2);
  });
});

describe('a message of Stripe', () => {
  it('tells of a paid page', async () => {
    const request = makeRequest();
    const { sessionId } = await provider.openSession(request);
    const { id, body, signature } = stripe.pay(sessionId);
    expect(provider.readEvent(Buffer.from(body), signature)).toEqual({
      id,
      type: 'checkout.session.completed',
      news: {
        about: 'session',
        orderId: request.orderId,
        sessionId,
        state: { status: 'PAID', paymentId: expect.stringMatching(/^pi_/), amountPaise: 132_300, currency: 'inr' },
      },
    });
  });

  it('tells of promised money, and of its coming or not', async () => {
    const [kept, broken] = [await openPage(), await openPage()];
    const told = [
      stripe.promise(kept),
      stripe.keepPromise(kept),
      stripe.promise(broken),
      stripe.decline(broken),
      stripe.expire(await openPage()),
    ].map(({ body, signature }) => provider.readEvent(Buffer.from(body), signature).news);
    const statuses = ['PROCESSING', 'PAID', 'PROCESSING', 'FAILED', 'EXPIRED'];
    expect(told).toMatchObject(statuses.map((status) => ({ about: 'session', state: { status } })));
  });

  it('tells of which payment something has gone back', async () => {
    const request = makeRequest();
    const { sessionId } = await provider.openSession(request);
    stripe.pay(sessionId);
    const paymentId = stripe.books.session(sessionId).payment_intent ?? '';
    stripe.refund(paymentId, 100);
    const { body, signature } = stripe.refund(paymentId, 200);
    const { news } = provider.readEvent(Buffer.from(body), signature);
    expect(news).toEqual({ about: 'refunds', orderId: request.orderId, paymentId });
  });

  it('of what does not concern the shop has no news', () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payout.paid', data: { object: {} } });
    const event = provider.readEvent(Buffer.from(body), signatureOf(body));
    expect(event).toEqual({ id: 'evt_1', type: 'payout.paid', news: null });
  });

  it('counts for five minutes', async () => {
    const { body } = stripe.pay(await openPage());
    const signedAgo = (minutes: number) => signatureOf(body, { at: new Date(Date.now() - minutes * MINUTE_MS) });
    expect(provider.readEvent(Buffer.from(body), signedAgo(4)).news).not.toBeNull();
    expect(() => provider.readEvent(Buffer.from(body), signedAgo(6))).toThrow(ForgedEventError);
  });

  it('that is not what Stripe has signed is forged', async () => {
    const { body, signature } = stripe.pay(await openPage());
    const forged: [string, string][] = [
      [body, ''],
      [body, 'nonsense'],
      [body, signature.replace('v1=', 'v0=')],
      [body, signatureOf(body, { secret: 'whsec_of_somebody_else' })],
      [body.replace('"paid"', '"free"'), signature],
      [`${body} `, signature],
      ['', signature],
      ['', signatureOf('')],
      ['no JSON', signatureOf('no JSON')],
    ];
    for (const [altered, header] of forged) {
      expect(() => provider.readEvent(Buffer.from(altered), header)).toThrow(ForgedEventError);
    }
  });

  it('is real while the old secret is being changed for a new one', async () => {
    const { body, signature } = stripe.pay(await openPage());
    const other = signatureOf(body, { secret: 'whsec_new' }).split(',').at(-1);
    expect(provider.readEvent(Buffer.from(body), `${signature},${other}`).news).not.toBeNull();
  });
});
