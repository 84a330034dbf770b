import type { RequestParameters, Variables } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetch } from './network.ts';

const overHttp = createFetch({ isSignedIn: () => false });

let sent: { url: string; init: RequestInit }[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Response.json({ data: {} });
  });
});

async function send(operationKind: RequestParameters['operationKind'], variables: Variables) {
  const request: RequestParameters = { name: 'Sent', id: '1f', text: null, operationKind, metadata: {} };
  await Promise.resolve(overHttp(request, variables, {}) as Promise<unknown>);
  return sent.at(-1) ?? expect.fail('nothing was sent');
}

describe('sendOperation', () => {
  it('sends a query by GET, without its text', async () => {
    const { url, init } = await send('query', { search: 'toor dal' });
    expect(url).toBe('/graphql?documentId=sha256%3A1f&variables=%7B%22search%22%3A%22toor+dal%22%7D');
    expect(init).toMatchObject({ credentials: 'same-origin', headers: { accept: expect.stringContaining('json') } });
    expect(init).not.toHaveProperty('body');
    expect(init).not.toHaveProperty('method');
  });

  it('revalidates a query that the browser has cached', async () => {
    expect((await send('query', {})).init.cache).toBe('no-cache');
  });

  it('leaves out variables that are not set', async () => {
    expect((await send('query', {})).url).toBe('/graphql?documentId=sha256%3A1f');
    expect((await send('query', { after: undefined })).url).toBe('/graphql?documentId=sha256%3A1f');
  });

  it('sends equal variables to the same URL', async () => {
    const { url } = await send('query', { id: 'prod_1', filter: { from: 1, to: 2 } });
    expect((await send('query', { filter: { to: 2, from: 1 }, id: 'prod_1' })).url).toBe(url);
  });

  it('sends a query by POST when its URL would be too long', async () => {
    expect((await send('query', { search: 'x'.repeat(5800) })).init).not.toHaveProperty('method');
    const variables = { search: 'x'.repeat(6000) };
    const { url, init } = await send('query', variables);
    expect([url, init.method]).toEqual(['/graphql', 'POST']);
    expect(JSON.parse(String(init.body))).toEqual({ documentId: 'sha256:1f', variables });
  });

  it('sends a mutation by POST, without its text', async () => {
    const { url, init } = await send('mutation', { input: { productId: 'prod_1' } });
    expect([url, init.method]).toEqual(['/graphql', 'POST']);
    expect(init.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(JSON.parse(String(init.body))).toEqual({
      documentId: 'sha256:1f',
      variables: { input: { productId: 'prod_1' } },
    });
  });

  it('lets a mutation outlive its page, if its body is small enough for that', async () => {
    expect((await send('mutation', { input: { productId: 'prod_1' } })).init.keepalive).toBe(true);
    expect((await send('mutation', { input: { note: 'x'.repeat(8000) } })).init.keepalive).toBe(false);
    expect((await send('query', { search: 'x'.repeat(6000) })).init.keepalive).toBe(false);
  });
});
