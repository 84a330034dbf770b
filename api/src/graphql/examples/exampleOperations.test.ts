import makeFetchCookie from 'fetch-cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAccounts } from '../../identity/ensureAccounts.ts';
import { makeProducts, makeShelf } from '../../testing/fixtures.ts';
import { readEvents } from '../../testing/followGraphql.ts';
import { openRestShop } from '../../testing/restShop.ts';
import { exampleTabs } from './exampleTabs.ts';

const TABS = exampleTabs().map((tab) => ({
  ...tab,
  name: /^(?:query|mutation|subscription) (\w+)/m.exec(tab.query)?.[1],
}));

describe('the examples of GraphiQL', () => {
  let shop: Awaited<ReturnType<typeof openRestShop>>;
  const fetchAsBrowser = makeFetchCookie(fetch);
  /** What an integrator would copy from the answers so far. */
  const seen = new Map<string, string>();
  beforeAll(async () => {
    shop = await openRestShop({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' });
    await ensureAccounts({ admin: null, demo: true });
    await makeShelf(await makeProducts(3));
  });
  afterAll(() => shop.close());

  const fillIn = (text: string) =>
    text
      .replace(/"([a-z]+_)…"/g, (_match, prefix: string) => `"${seen.get(prefix)}"`)
      .replace('"expectedTotal": 0', `"expectedTotal": ${seen.get('grandTotal')}`)
      .replace('https://example.com/', 'https://127.0.0.1/')
      .replace('kirana_YOUR_TOKEN', String(seen.get('token')));
  const remember = (answer: string) => {
    for (const [, id = '', prefix = ''] of answer.matchAll(/"(([a-z]+_)[0-9a-z]{26})"/g)) seen.set(prefix, id);
    for (const [, name = '', value = ''] of answer.matchAll(/"(grandTotal|token)":"?([\w-]+)/g)) seen.set(name, value);
  };

  it.each(TABS)('can be run one after another: $name', async ({ query, variables, headers }) => {
    const ask = headers === null ? fetchAsBrowser : fetch;
    const isSubscription = /^subscription/m.test(query);
    const response = await ask(`${shop.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: isSubscription ? 'text/event-stream' : 'application/json',
        ...(JSON.parse(fillIn(headers ?? '{}')) as Record<string, string>), // as the headers editor has them
      },
      body: `{ "query": ${JSON.stringify(query)}, "variables": ${fillIn(variables ?? '{}')} }`,
    });
    const answer = isSubscription ? await firstEvent(response) : await response.text();
    expect(answer).toContain('"data":{');
    expect(answer).not.toMatch(/"errors":|"message":|":null/);
    remember(answer);
  });

  it('are named, so that their tabs are told apart', () => {
    expect(new Set(TABS.map(({ name }) => name)).size).toBe(TABS.length);
  });
});

async function firstEvent({ body }: Response): Promise<string> {
  if (!body) throw new Error('There is no stream');
  const events = readEvents(body as ReadableStream<Uint8Array>); // fetch's stream of bytes
  const event = await events.next();
  await events.leave();
  return JSON.stringify({ data: event?.data, ...(event?.errors.length && { errors: event.errors }) });
}
