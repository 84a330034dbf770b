import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from './shutdown.ts';
import { registerGracefulClose } from './gracefulClose.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const DEADLINE_MS = 10_000;

/** A clock that stands still until a test lets its time pass. */
class StoppedClock implements Clock {
  #now = 0;
  #sleepers: { end: number; wake: () => void }[] = [];

  now = () => this.#now;
  sleep = (ms: number) =>
    new Promise<void>((wake) => {
      this.#sleepers.push({ end: this.#now + ms, wake });
    });

  async untilAsleep(): Promise<void> {
    while (this.#sleepers.length === 0) await nextTurn();
  }

  /** Waits for a sleeper, and lets its time pass. */
  async passSleep(): Promise<void> {
    await this.untilAsleep();
    const { end = 0, wake } = this.#sleepers.shift() ?? {};
    this.#now = end;
    wake?.();
  }

  /** Lets time pass until the promise is settled. */
  async passUntil(promise: Promise<unknown>): Promise<void> {
    let isSettled = false;
    void promise.finally(() => (isSettled = true));
    while (!isSettled) {
      if (this.#sleepers.length > 0) await this.passSleep();
      await nextTurn();
    }
  }
}

let app: FastifyInstance;
let clock: StoppedClock;
let port: number;
let isEnding = false;
const onUnreachable = vi.fn();
/** Resolves when clients can't connect any more. */
let unreachable: PromiseWithResolvers<void>;
/** The server's ends of the connections that it has accepted. */
let accepted: Socket[] = [];
/** The answers to open requests. */
let open: PromiseWithResolvers<string>[] = [];

async function listen(timeoutMs = DEADLINE_MS): Promise<void> {
  clock = new StoppedClock();
  unreachable = Promise.withResolvers();
  onUnreachable.mockImplementation(unreachable.resolve);
  app = Fastify({ return503OnClosing: false });
  registerGracefulClose(app, { isEnding: () => isEnding, timeoutMs, onUnreachable, clock });
  app.server.on('connection', (socket) => accepted.push(socket));
  app.get('/', () => 'answered');
  app.get('/open', () => {
    const answer = Promise.withResolvers<string>();
    open.push(answer);
    return answer.promise;
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Connects, and waits until the server has accepted the connection. */
async function connected(): Promise<Socket> {
  const before = accepted.length;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  while (accepted.length === before) await nextTurn();
  return socket;
}

/** A connection whose first request is answered. */
async function used(): Promise<Socket> {
  const socket = await connected();
  socket.write(REQUEST);
  expect(String(await once(socket, 'data'))).toContain('Connection: keep-alive');
  return socket;
}

/** A connection with a request that is not answered before the test does it. */
async function withOpenRequest(): Promise<Socket> {
  const socket = await connected();
  socket.write(REQUEST.replace('/', '/open'));
  while (open.length === 0) await nextTurn();
  return socket;
}

/** Whether the server still accepts connections. */
async function isListening(): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isAccepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAccepted;
}

afterEach(async () => {
  for (const { resolve } of open) resolve('');
  for (const socket of accepted) socket.destroy();
  [open, accepted, isEnding] = [[], [], false];
  onUnreachable.mockReset();
  await app.close();
});

describe('a server that closes', () => {
  it('answers connections that wait in the queue of the kernel', async () => {
    await listen();
    const sockets = Array.from({ length: 60 }, () => connect(port, '127.0.0.1')); // none is accepted yet
    const closed = app.close();
    for (const socket of sockets) socket.write(REQUEST);
    while (accepted.length < sockets.length) await nextTurn();
    await clock.passUntil(unreachable.promise);
    const answers = await Promise.all(sockets.map((socket) => text(socket)));
    for (const answer of answers) expect(answer).toMatch(/connection: close[^]*answered$/i);
    await clock.passUntil(closed);
  });

  it('listens until 50 ms pass without a connection', async () => {
    await listen();
    const closed = app.close();
    for (let client = 0; client < 3; client += 1) {
      await clock.untilAsleep();
      await connected();
      expect(onUnreachable).not.toHaveBeenCalled();
      await clock.passSleep();
    }
    await clock.passUntil(unreachable.promise);
    expect(clock.now()).toBe(4 * 50);
    expect(await isListening()).toBe(false);
    await clock.passUntil(closed);
  });

  it('listens for two seconds at most, also while clients connect', async () => {
    await listen();
    const closed = app.close();
    for (let ms = 0; ms < 2000; ms += 50) {
      await clock.untilAsleep();
      await connected();
      await clock.passSleep();
    }
    await unreachable.promise;
    expect(clock.now()).toBe(2000);
    await clock.passUntil(closed);
  });

  it('answers the next request on a connection that was just used, and closes those that stay idle for a second', async () => {
    await listen();
    const [busy, idle] = [await used(), await used()];
    const closed = app.close();
    await clock.passUntil(unreachable.promise);
    expect(await isListening()).toBe(false);
    busy.write(REQUEST);
    expect(await text(busy)).toMatch(/connection: close[^]*answered$/i);
    await clock.passUntil(closed);
    expect(await text(idle)).toBe('');
    expect(clock.now()).toBeGreaterThan(1000);
    expect(clock.now()).toBeLessThan(1100);
  });

  it('waits for the rest of a request that has begun to arrive', async () => {
    await listen();
    const socket = await used();
    const [server] = accepted;
    const before = server?.bytesRead ?? 0;
    socket.write(REQUEST.slice(0, 10));
    while (server?.bytesRead === before) await nextTurn();
    const closed = app.close();
    while (clock.now() < DEADLINE_MS / 2) await clock.passSleep();
    socket.write(REQUEST.slice(10));
    expect(await text(socket)).toMatch(/connection: close[^]*answered$/i);
    await clock.passUntil(closed);
  });

  it('waits for an open request, and says when no client can connect any more', async () => {
    await listen();
    const socket = await withOpenRequest();
    expect(onUnreachable).not.toHaveBeenCalled();
    const closed = app.close();
    await clock.passUntil(unreachable.promise);
    expect(onUnreachable).toHaveBeenCalledOnce();
    expect(await isListening()).toBe(false);
    while (clock.now() < DEADLINE_MS / 2) await clock.passSleep();
    open[0]?.resolve('done');
    expect(await text(socket)).toMatch(/connection: close[^]*done$/i);
    await clock.passUntil(closed);
    expect(clock.now()).toBeLessThan(DEADLINE_MS);
  });

  it('cuts what takes longer than the deadline', async () => {
    await listen();
    const socket = await withOpenRequest();
    await clock.passUntil(app.close());
    expect(await text(socket)).toBe('');
    expect(clock.now()).toBe(DEADLINE_MS);
  });

  it('without time for open requests cuts them at once', async () => {
    await listen(0);
    const socket = await withOpenRequest();
    await app.close();
    expect(await text(socket)).toBe('');
    expect(onUnreachable).toHaveBeenCalledOnce();
  });

  it('tells clients to use another connection as soon as the process ends', async () => {
    await listen(0);
    isEnding = true;
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    expect(headers.get('connection')).toBe('close');
  });
});
