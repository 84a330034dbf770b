import makeFetchCookie from 'fetch-cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAccounts } from '../../backoffice/staff/ensureAccounts.ts';
import { makeProducts, makeSubCategory } from '../../testing/fixtures.ts';
import { readEvents } from '../../testing/graphql/subscribeGraphql.ts';
import { openRestServer } from '../../testing/rest/restServer.ts';
import { EXAMPLE_OPERATIONS } from './createYoga.ts';

const TABS = EXAMPLE_OPERATIONS.map(({ query, variables, headers }) => ({
  query,
  variables: JSON.stringify(variables ?? {}),
  headers: headers ? JSON.stringify(headers) : null,
  name: /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1],
}));

describe('the examples of GraphiQL', () => {
  let shop: Awaited<ReturnType<typeof openRestServer>>;
  const fetchAsBrowser = makeFetchCookie(fetch);
  /** The ids that an integrator copies from earlier answers. */
  const seen = new Map<string, string>();
  beforeAll(async () => {
    shop = await openRestServer({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' });
    await ensureAccounts({ admin: null, demo: true });
    await makeSubCategory(await makeProducts(3));
  });
  afterAll(() => shop.close());

  const fillIn = (text: string) =>
    text
      .replace(/"([a-z]+_)…"/g, (_match, prefix: string) => `"${seen.get(prefix)}"`)
      .replace('"expectedTotal":0', `"expectedTotal":${seen.get('grandTotal')}`)
      .replace('https://example.com/', 'https://127.0.0.1/')
      .replace('kirana_YOUR_TOKEN', String(seen.get('token')));
  const remember = (answer: string) => {
    for (const [, id = '', prefix = ''] of answer.matchAll(/"(([a-z]+_)[0-9a-z]{26})"/g)) seen.set(prefix, id);
    for (const [, name = '', value = ''] of answer.matchAll(/"(grandTotal|token)":"?([\w-]+)/g)) seen.set(name, value);
  };

  it.each(TABS)('run one after another: $name', async ({ query, variables, headers }) => {
    const ask = headers === null ? fetchAsBrowser : fetch;
    const isSubscription = /^subscription/m.test(query);
    const response = await ask(`${shop.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: isSubscription ? 'text/event-stream' : 'application/json',
        ...(JSON.parse(fillIn(headers ?? '{}')) as Record<string, string>), // the text of the headers editor
      },
      body: `{ "query": ${JSON.stringify(query)}, "variables": ${fillIn(variables)} }`,
    });
    const answer = isSubscription ? await firstEvent(response) : await response.text();
    expect(answer).toContain('"data":{');
    expect(answer).not.toMatch(/"errors":|"message":|":null/);
    remember(answer);
  });

  it('have distinct names, which their tabs show', () => {
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
