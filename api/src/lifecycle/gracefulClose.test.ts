import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerGracefulClose } from './gracefulClose.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

let app: FastifyInstance;
let port: number;
let isEnding = false;
const onUnreachable = vi.fn();
/** The answers to open requests. */
let open: PromiseWithResolvers<string>[] = [];

async function listen(timeoutMs: number): Promise<void> {
  app = Fastify({ return503OnClosing: false });
  registerGracefulClose(app, { isEnding: () => isEnding, timeoutMs, onUnreachable });
  app.get('/', () => 'answered');
  app.get('/open', () => {
    const answer = Promise.withResolvers<string>();
    open.push(answer);
    return answer.promise;
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

async function connected(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Whether the server still accepts connections. */
async function isListening(): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const accepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return accepted;
}

afterEach(async () => {
  for (const { resolve } of open) resolve('');
  open = [];
  isEnding = false;
  onUnreachable.mockClear();
  await app.close();
});

describe('a server that closes', () => {
  it('answers connections that wait in the queue of the kernel', async () => {
    await listen(10_000);
    const sockets = Array.from({ length: 60 }, () => connect(port, '127.0.0.1')); // none is accepted yet
    const closed = app.close();
    for (const socket of sockets) socket.write(REQUEST);
    const answers = await Promise.all(sockets.map((socket) => text(socket)));
    for (const answer of answers) expect(answer).toMatch(/connection: close[^]*answered$/i);
    await closed;
  });

  it('answers the next request on a connection that was just used, and closes those that stay idle', async () => {
    await listen(10_000);
    const [used, idle] = [await connected(), await connected()];
    for (const socket of [used, idle]) {
      socket.write(REQUEST);
      expect(String(await once(socket, 'data'))).toContain('Connection: keep-alive');
    }
    const begun = performance.now();
    const closed = app.close();
    await vi.waitUntil(async () => !(await isListening()), { interval: 10, timeout: 5000 });
    used.write(REQUEST);
    expect(await text(used)).toMatch(/connection: close[^]*answered$/i);
    expect(await text(idle)).toBe('');
    await closed;
    expect(performance.now() - begun).toBeLessThan(8000); // well below the deadline
  });

  it('waits for a request that is open, and says when nobody can connect any more', async () => {
    await listen(10_000);
    const socket = await connected();
    socket.write(REQUEST.replace('/', '/open'));
    await vi.waitUntil(() => open.length === 1);
    expect(onUnreachable).not.toHaveBeenCalled();
    const closed = app.close();
    await expect.poll(() => onUnreachable).toHaveBeenCalledOnce();
    expect(await isListening()).toBe(false);
    open[0]?.resolve('done');
    expect(await text(socket)).toMatch(/connection: close[^]*done$/i);
    await closed;
  });

  it('cuts what takes longer than the deadline', async () => {
    await listen(300);
    const socket = await connected();
    socket.write(REQUEST.replace('/', '/open'));
    await vi.waitUntil(() => open.length === 1);
    await app.close();
    expect(await text(socket)).toBe('');
  });

  it('tells clients to use another connection as soon as the process ends', async () => {
    await listen(0);
    isEnding = true;
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    expect(headers.get('connection')).toBe('close');
  });
});
