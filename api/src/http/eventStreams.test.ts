import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { trackEventStreams } from './eventStreams.ts';

let app: FastifyInstance;
let url: string;
/** Resolves when the server has noticed that the stream's reader disconnected. */
let abandoned: PromiseWithResolvers<void>;

beforeEach(async () => {
  abandoned = Promise.withResolvers();
  app = Fastify();
  const streams = trackEventStreams(app);
  app.get('/events', (_request, reply) => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('event: next\ndata: 1\n\n')),
      cancel: () => abandoned.resolve(),
    });
    return streams.send(reply, new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  });
  app.get('/answer', (_request, reply) => streams.send(reply, Response.json({})));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // it listens on TCP
  url = `http://127.0.0.1:${port}`;
});

afterEach(() => app.close());

describe('a stream of events', () => {
  it('disables buffering in proxies', async () => {
    const leaving = new AbortController();
    const { headers } = await fetch(`${url}/events`, leaving);
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    leaving.abort();
  });

  it('ends at the source when its reader disconnects', async () => {
    const leaving = new AbortController();
    await fetch(`${url}/events`, leaving);
    leaving.abort();
    await abandoned.promise;
  });

  it('is closed by a server that closes', async () => {
    const { body } = await fetch(`${url}/events`);
    const reader = body?.getReader();
    await reader?.read();
    const [closing] = await Promise.all([once(app.server, 'close'), app.close()]);
    expect(closing).toEqual([]);
    await expect(reader?.read()).rejects.toThrow('terminated');
  });

  it('leaves other responses unchanged', async () => {
    const { headers } = await fetch(`${url}/answer`);
    expect(headers.get('x-accel-buffering')).toBeNull();
  });
});
