import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeTopic } from '../../api/src/backoffice/catalogue/changeJob.ts';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { db } from '../../api/src/platform/db/client.ts';
import { countEventStreams } from '../../api/src/platform/http/eventStreams.ts';
import { createAccessTokens } from '../../api/src/shop/identity/sessions/accessToken.ts';
import { makeSession, makeShopper } from '../../api/src/testing/fixtures.ts';
import { sharedPubSub } from '../../api/src/testing/graphql/sharedPubSub.ts';
import { TEST_SECRET } from '../../api/src/testing/secretFixture.ts';
import { openServer } from '../../api/src/testing/server/inProcessServer.ts';

const STREAMS = 1000;
const PROBES = 200;
/** Of the median, with what other programs on the machine may add. */
const MAX_SLOWDOWN = 5;
const NOISE_MS = 20;
/** An open stream takes about 43 kB; what stays is code and caches that the first of them fill. */
const MAX_KEPT_SHARE = 0.15;
const SUBSCRIPTION = 'subscription ($id: ID!) { catalogueImportProgress(id: $id) { status } }';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // the flag above defines it

describe('a thousand open streams', () => {
  let url: URL;
  let close: () => Promise<void>;
  let head: string;
  let importId: string;
  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production'); // in tests Yoga sends 40 times as many heart-beats
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
  afterAll(async () => {
    await close();
    vi.unstubAllEnvs();
  });

  /** A stream that has sent its first event. A bare socket, because the client's memory counts too. */
  async function openStream(): Promise<Socket> {
    const socket = connect(Number(url.port), url.hostname);
    socket.write(head);
    await nextEvent(socket);
    return socket;
  }

  async function openStreams(count: number): Promise<Socket[]> {
    const sockets: Socket[] = [];
    while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: 50 }, openStream))));
    return sockets;
  }

  /** The median time of a health check, in milliseconds. */
  async function findMedianProbe(): Promise<number> {
    const times: number[] = [];
    while (times.length < PROBES) {
      const begun = performance.now();
      const response = await fetch(new URL('/health/ready', url));
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('pass')]);
      times.push(performance.now() - begun);
    }
    return times.sort((one, other) => one - other)[PROBES / 2] ?? Infinity;
  }

  /** Sends an event to all streams, and closes them when they have got it. */
  async function publishAndClose(sockets: Socket[]): Promise<void> {
    const got = sockets.map(nextEvent);
    await sharedPubSub().publish(changeTopic('file', importId));
    await Promise.all(got);
    await Promise.all(
      sockets.map((socket) => {
        socket.destroy();
        return once(socket, 'close');
      }),
    );
  }

  function usedBytes(): number {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  }

  it('leave the health check quick, and give their memory back', { timeout: 300_000 }, async () => {
    await publishAndClose(await openStreams(50)); // code is compiled, pools are filled
    await expect.poll(countEventStreams).toBe(0);
    await findMedianProbe();
    const idleMs = await findMedianProbe();
    const idleBytes = usedBytes();

    const sockets = await openStreams(STREAMS);
    expect(countEventStreams()).toBe(STREAMS);
    const openBytes = usedBytes() - idleBytes;
    expect(await findMedianProbe()).toBeLessThan(MAX_SLOWDOWN * idleMs + NOISE_MS);

    await publishAndClose(sockets);
    await expect.poll(countEventStreams, { timeout: 60_000 }).toBe(0);
    const keptShare = () => (usedBytes() - idleBytes) / openBytes;
    await expect.poll(keptShare, { timeout: 60_000 }).toBeLessThan(MAX_KEPT_SHARE);
  });
});

/** Waits for an event, and reads nothing else. */
async function nextEvent(socket: Socket): Promise<void> {
  let received = '';
  while (!received.includes('event: next')) received += String((await once(socket, 'data'))[0]);
  socket.resume();
}
