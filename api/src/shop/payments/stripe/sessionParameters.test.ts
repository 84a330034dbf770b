import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeRequest,
  openStripeProvider,
  type StripeProviderFixtures,
} from '../../../testing/stripe/stripeProviderFixtures.ts';

let shop: StripeProviderFixtures;
beforeAll(async () => {
  shop = await openStripeProvider();
});
afterAll(() => shop.stripe.close());

const lastRequest = () => shop.stripe.requests.at(-1);

describe('a payment session', () => {
  it.each([
    'ram@xn--h2b4bxb.xn--h2brj9c',
    "o'@example.com",
    'ram@example.c',
    'a&b@example.com',
    'asha',
    'राम@example.com',
  ])('is created without the address %s, which Stripe refuses, and once for a repeated request', async (email) => {
    const request = makeRequest({ email });
    const before = shop.stripe.state.sessions.size;
    const session = await shop.provider.createSession(request);
    expect(await shop.provider.createSession(request)).toEqual(session);
    expect(shop.stripe.state.sessions.size).toBe(before + 1);
    expect(lastRequest()?.form).not.toHaveProperty('customer_email');
    expect(lastRequest()?.form).toMatchObject({ client_reference_id: request.orderId });
    expect(shop.reported).toEqual([]);
  });

  it.each([
    ['a name of 200 and a unit of 60 characters', `${'Rice '.repeat(40)}, ${'5 kg '.repeat(12)}`],
    ['a name in Hindi', 'चावल '.repeat(60)],
    ['a name with a picture at the limit', `${'a'.repeat(248)}👩‍🌾, 1 kg`],
    ['a name that is nearly too long', 'a'.repeat(250)],
  ])('takes %s, cut where it is too long', async (_what, name) => {
    await shop.provider.createSession(makeRequest({ lines: Array(45).fill({ name, unitPaise: 2_000, quantity: 1 }) }));
    const sent = JSON.stringify(lastRequest()?.form['line_items']);
    const [, shown = ''] = /"name":"(.*?)"/.exec(sent) ?? [];
    expect(shown.length).toBeLessThanOrEqual(250);
    expect(shown).toEqual(name.length > 250 ? expect.stringMatching(/\S…$/u) : name);
    expect(name.startsWith(shown.replace(/…$/u, ''))).toBe(true);
    expect(shown.isWellFormed()).toBe(true);
  });
});
