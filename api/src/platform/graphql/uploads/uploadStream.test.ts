import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeUploader, openUploadServer, PREFLIGHT, type Uploader } from '../../../testing/server/uploadServer.ts';

const MEGABYTE = Buffer.alloc(1_048_576, Buffer.from('ffd8ffe0', 'hex')); // it begins as a JPEG does
const QUERY = 'mutation ($f: Upload!) { avatarUpload(input: { picture: $f }) { ... on Error { message } } }';
const OPERATIONS = JSON.stringify({ query: QUERY, variables: { f: null } });

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const FIELDS = field('operations', OPERATIONS) + field('map', '{"0":["variables.f"]}');
const FILE_HEAD = '--x\r\nContent-Disposition: form-data; name="0"; filename="a.jpg"\r\n\r\n';

/** For `transfer-encoding: chunked`. */
const chunk = (data: Buffer | string) =>
  Buffer.concat([Buffer.from(`${Buffer.byteLength(data).toString(16)}\r\n`), Buffer.from(data), Buffer.from('\r\n')]);
const MEGABYTE_CHUNK = chunk(MEGABYTE);

function isComplete(response: string): boolean {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return body !== '' && Buffer.byteLength(body) === Number(/^content-length: (\d+)/im.exec(head)?.[1]);
}

describe('an upload in progress', () => {
  let server: Awaited<ReturnType<typeof openUploadServer>>;
  let shopper: Uploader;
  beforeAll(async () => {
    server = await openUploadServer();
    shopper = await makeUploader();
  });
  afterAll(() => server.close());
  afterEach(() => {
    vi.useRealTimers();
    return expect.poll(server.temporaryFiles).toEqual([]);
  });

  /** A client that writes raw bytes and reads the raw response. */
  function openClient(headers: Record<string, string>) {
    const socket = connect(server.port, '127.0.0.1');
    let response = '';
    socket.on('data', (data) => (response += data.toString()));
    socket.on('error', () => undefined); // the server closes the connection
    const lines = Object.entries({ host: 'x', 'content-type': 'multipart/form-data; boundary=x', ...headers });
    socket.write(`POST /graphql HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
    return { socket, response: () => response };
  }

  /** Sends until the connection is closed. The second that the server reads on passes after its response and these megabytes. */
  async function sendForEver(
    { socket, response }: ReturnType<typeof openClient>,
    { megabytes = 20, onSent = () => {} } = {},
  ): Promise<number> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = once(socket, 'close');
    let sent = 0;
    for (; !socket.destroyed; sent += 1) {
      if (sent >= megabytes && isComplete(response())) vi.advanceTimersByTime(1000);
      if (!socket.write(MEGABYTE_CHUNK)) await Promise.race([once(socket, 'drain'), closed]);
      onSent();
    }
    return sent;
  }

  const once = (socket: Socket, event: string) => new Promise((resolve) => socket.once(event, resolve));

  it('that has no end is answered after 5 MB and disconnected, and fills neither memory nor disk', async () => {
    const client = openClient({ ...shopper.headers, 'transfer-encoding': 'chunked' });
    const before = process.memoryUsage().rss;
    let mostMemory = before;
    let mostFiles = 0;
    client.socket.write(chunk(FIELDS + FILE_HEAD));
    const watch = () => {
      mostMemory = Math.max(mostMemory, process.memoryUsage().rss);
      mostFiles = Math.max(mostFiles, server.temporaryFiles().length);
    };
    const sent = await sendForEver(client, { megabytes: 300, onSent: watch });
    expect(client.response()).toContain('This picture is larger than 5 MB');
    expect(sent).toBeGreaterThanOrEqual(300);
    expect(mostFiles).toBe(1);
    expect(mostMemory - before).toBeLessThan(200_000_000); // what comes in is garbage
  });

  it.each(['x', '"x"'])(
    'whose 7 MB with the boundary %s are there before its file is read is too large',
    async (boundary) => {
      const { body } = await server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...shopper.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: Readable.from([Buffer.concat([Buffer.from(FIELDS + FILE_HEAD), Buffer.alloc(7_000_000, MEGABYTE)])]),
      });
      expect(body).toContain('This picture is larger than 5 MB');
    },
  );

  it('that has no end and no operation is answered with 413 and disconnected', async () => {
    const client = openClient({ ...shopper.headers, 'transfer-encoding': 'chunked' });
    await sendForEver(client);
    expect(client.response()).toMatch(/^HTTP\/1.1 413 /);
  });

  it('that begins with its file is answered with 400 and disconnected', async () => {
    const client = openClient({ ...shopper.headers, 'transfer-encoding': 'chunked' });
    client.socket.write(chunk(FILE_HEAD));
    await sendForEver(client);
    expect(client.response()).toMatch(/^HTTP\/1.1 400 /);
  });

  it('with a content-length of 50 MB is refused before its body', async () => {
    const { socket, response } = openClient({ ...shopper.headers, 'content-length': '52428800' });
    await expect.poll(response).toMatch(/^HTTP\/1.1 413 /);
    await once(socket, 'close');
  });

  it('of an anonymous visitor is refused before its file arrives', async () => {
    const { socket, response } = openClient({ ...PREFLIGHT, 'content-length': '5000000' });
    socket.write(FIELDS + FILE_HEAD);
    await expect.poll(response).toContain('UNAUTHENTICATED');
    socket.write(MEGABYTE); // a file that begins after the answer
    await once(socket, 'close');
  });

  it('is refused by its first bytes when they are not those of a picture', async () => {
    const { socket, response } = openClient({ ...shopper.headers, 'content-length': '5000000' });
    socket.write(`${FIELDS}${FILE_HEAD}<html>${'x'.repeat(5000)}`);
    await expect.poll(response).toContain('Choose a JPEG, PNG, WebP or AVIF picture');
    await once(socket, 'close');
  });

  it.each([
    ['in its fields', FIELDS.slice(0, 80), 0],
    ['before its file', FIELDS, 0],
    ['in the head of its file', FIELDS + FILE_HEAD.slice(0, 20), 0],
    ['in its file', Buffer.concat([Buffer.from(FIELDS + FILE_HEAD), MEGABYTE]), 1],
  ])('that is cut off %s leaves no file, and the server keeps running', async (_where, beginning, files) => {
    const { socket } = openClient({ ...shopper.headers, 'content-length': '5000000' });
    await new Promise((resolve) => socket.write(beginning, resolve));
    await expect.poll(server.temporaryFiles).toHaveLength(files);
    socket.destroy();
    const { status } = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    expect(status).toBe(200);
  });

  it('keeps its connection for the next request after it has ended', async () => {
    const { socket, response } = openClient({
      ...PREFLIGHT,
      'content-length': String(FIELDS.length + FILE_HEAD.length + 10),
    });
    socket.write(`${FIELDS}${FILE_HEAD}x\r\n--x--\r\n`);
    await expect.poll(response).toContain('UNAUTHENTICATED');
    socket.write('GET /graphql?query={__typename} HTTP/1.1\r\nhost: x\r\naccept: application/json\r\n\r\n');
    await expect.poll(response).toContain('"__typename":"Query"');
    socket.destroy();
  });
});
