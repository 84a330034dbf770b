import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeTopic } from '../backoffice/catalogue/changeJob.ts';
import { db } from '../platform/db/client.ts';
import { encodeId } from '../platform/core/publicId.ts';
import type { SessionViewer } from '../platform/core/viewer.ts';
import { createAccessTokens } from '../shop/identity/sessions/accessToken.ts';
import { makeSession, makeShopper } from '../testing/fixtures.ts';
import { makeApiToken } from '../testing/apiTokenFixtures.ts';
import { readEvents } from '../testing/graphql/subscribeGraphql.ts';
import { openServer } from '../testing/server/inProcessServer.ts';
import { sharedPubSub } from '../testing/graphql/sharedPubSub.ts';
import { TEST_SECRET } from '../testing/secretFixture.ts';

const MAX_SUBSCRIPTIONS = 20;
const PROGRESS = 'subscription ($id: ID!) { catalogueImportProgress(id: $id) { status doneCount rowCount } }';

describe('a subscription over HTTP', () => {
  let app: FastifyInstance;
  let url: string;
  let admin: SessionViewer;
  let importId: string;
  beforeEach(async () => {
    app = await openServer({ EVENT_STREAMS_PER_ACCOUNT: String(MAX_SUBSCRIPTIONS) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo; // it listens on TCP
    url = `http://127.0.0.1:${port}/graphql`;
    admin = await makeSession(await makeShopper({ role: 'ADMIN' }));
    ({ id: importId } = await db.catalogueImport.create({
      data: { fileName: 'catalogue.csv', status: 'CHECKED', rowCount: 2 },
    }));
  });
  afterEach(() => app.close());

  /** Subscribes with a session or an API token. */
  async function request(signal: AbortSignal, who: SessionViewer | string = admin): Promise<Response> {
    const token = typeof who === 'string' ? who : await createAccessTokens(TEST_SECRET).issue(who);
    return fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: PROGRESS, variables: { id: encodeId('CatalogueImport', importId) } }),
      signal,
    });
  }

  async function follow(who: SessionViewer | string = admin) {
    const leaving = new AbortController();
    const response = await request(leaving.signal, who);
    if (!response.body) throw new Error('There is no stream');
    const { next, find } = readEvents(response.body);
    /** The next result but for those of a count that was seen. */
    const nextAfter = (seen: number) => find((data) => data?.catalogueImportProgress.doneCount !== seen);
    return { response, leave: () => leaving.abort(), next, nextAfter };
  }

  /** Advances the import, as a worker in another process does. */
  async function getOn(data: { doneCount: number; status?: 'DONE' }): Promise<void> {
    await db.$transaction(async (tx) => {
      await tx.catalogueImport.update({ where: { id: importId }, data });
      await sharedPubSub().notify(tx, changeTopic('file', importId));
    });
  }

  const progress = (doneCount: number, status = 'CHECKED') => ({
    data: { catalogueImportProgress: { status, doneCount, rowCount: 2 } },
    errors: [],
  });

  it('streams the current state and each change, unbuffered, until the import is complete', async () => {
    const { response, next, nextAfter } = await follow();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(await next()).toEqual(progress(0));
    await getOn({ doneCount: 1 });
    expect(await nextAfter(0)).toEqual(progress(1));
    await getOn({ doneCount: 2, status: 'DONE' });
    expect(await nextAfter(1)).toEqual(progress(2, 'DONE'));
    expect(await nextAfter(2)).toBeNull();
  });

  it('ends with the session', async () => {
    const { next, nextAfter } = await follow();
    await next();
    await db.session.update({ where: { id: admin.sessionId }, data: { revokedAt: new Date() } });
    await getOn({ doneCount: 1 });
    expect(await nextAfter(0)).toMatchObject({ data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await next()).toBeNull();
  });

  it('accepts read-only API tokens, and ends when the token is revoked', async () => {
    const { id, token } = await makeApiToken(admin);
    const { next, nextAfter } = await follow(token);
    expect(await next()).toMatchObject({ errors: [] });
    await db.apiToken.delete({ where: { id } });
    await getOn({ doneCount: 1 });
    expect(await nextAfter(0)).toMatchObject({
      data: null,
      errors: [{ message: 'This API token is no longer valid', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(await next()).toBeNull();
  });

  it('ends for a viewer who is no longer an admin', async () => {
    const { next, nextAfter } = await follow();
    await next();
    await db.user.update({ where: { id: admin.userId }, data: { role: 'USER' } });
    await getOn({ doneCount: 1 });
    expect(await nextAfter(0)).toMatchObject({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(await next()).toBeNull();
  });

  it('is refused to others before the stream starts', async () => {
    const { next } = await follow(await makeSession(await makeShopper()));
    expect(await next()).toMatchObject({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(await next()).toBeNull();
  });

  it('holds no slot for disconnected clients, however early they disconnect', async () => {
    for (const turns of [null, 1, 2, 4, 8, 16]) {
      const leaving = new AbortController();
      const requests = Array.from({ length: MAX_SUBSCRIPTIONS }, () => request(leaving.signal).catch(() => null));
      if (turns === null) await Promise.all(requests);
      for (let turn = 0; turn < (turns ?? 0); turn += 1) await setImmediate(); // disconnects at different stages of the request
      leaving.abort();
      await Promise.all(requests);
    }
    await expect.poll(async () => (await follow()).response.status).toBe(200);
  });

  it('ends with a server that closes, and does not say that it is complete', async () => {
    const server = await openServer({ SHUTDOWN_TIMEOUT: '600' }); // far longer than a test may take
    url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
    const { body } = await request(new AbortController().signal);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (!received.includes('event: next')) received += (await reader?.read())?.value;
    await server.close();
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) received += chunk.value;
    expect(received).not.toContain('event: complete');
  });
});
