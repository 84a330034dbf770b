import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeTopic } from '../backoffice/catalogue/changeJob.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { db } from '../platform/db/client.ts';
import { countEventStreams } from '../platform/http/eventStreams.ts';
import { createAccessTokens } from '../shop/identity/sessions/accessToken.ts';
import { makeSession, makeShopper } from '../testing/fixtures.ts';
import { sharedPubSub } from '../testing/graphql/sharedPubSub.ts';
import { TEST_SECRET } from '../testing/secretFixture.ts';
import { openServer } from '../testing/server/inProcessServer.ts';

const STREAMS = 50;
const SUBSCRIPTION = 'subscription ($id: ID!) { catalogueImportProgress(id: $id) { status } }';

let url: URL;
let close: () => Promise<void>;
let head: string;
let importId: string;
beforeAll(async () => {
  const app = await openServer({
    EVENT_STREAMS_PER_ACCOUNT: String(STREAMS),
    EVENT_STREAMS_PER_NETWORK: String(STREAMS),
  });
  close = app.close;
  url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const token = await createAccessTokens(TEST_SECRET).issue(await makeSession(await makeShopper({ role: 'ADMIN' })));
  ({ id: importId } = await db.catalogueImport.create({
    data: { fileName: 'catalogue.csv', status: 'CHECKED', rowCount: 2 },
  }));
  const body = JSON.stringify({ query: SUBSCRIPTION, variables: { id: encodeId('CatalogueImport', importId) } });
  head = [
    'POST /graphql HTTP/1.1',
    `Host: ${url.host}`,
    'Content-Type: application/json',
    'Accept: text/event-stream',
    `Authorization: Bearer ${token}`,
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
});
afterAll(() => close());

/** A stream that has sent its first event. */
async function openStream(): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname);
  socket.write(head);
  await nextEvent(socket);
  return socket;
}

/** Waits for an event, and reads nothing else. */
async function nextEvent(socket: Socket): Promise<void> {
  let received = '';
  while (!received.includes('event: next')) received += String((await once(socket, 'data'))[0]);
  socket.resume();
}

it('each of many open streams gets an event, and is counted until its client disconnects', async () => {
  const sockets = await Promise.all(Array.from({ length: STREAMS }, openStream));
  const count = countEventStreams(); // other files share the process, and may still have some
  expect(count).toBeGreaterThanOrEqual(STREAMS);
  const got = sockets.map(nextEvent);
  await sharedPubSub().publish(changeTopic('file', importId));
  await Promise.all(got);
  expect((await fetch(new URL('/health/ready', url))).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => count - countEventStreams()).toBeGreaterThanOrEqual(STREAMS);
});
