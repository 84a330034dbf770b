import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEventStreams, type EventStreams } from './eventStreams.ts';

let app: FastifyInstance;
let streams: EventStreams;
let url: string;
/** Resolves when the source has noticed that the reader has left. */
let abandoned: PromiseWithResolvers<void>;

beforeEach(async () => {
  abandoned = Promise.withResolvers();
  app = Fastify();
  streams = createEventStreams();
  app.get('/events', (_request, reply) => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('event: next\ndata: 1\n\n')),
      cancel: () => abandoned.resolve(),
    });
    return streams.send(reply, new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  });
  app.get('/left', async (_request, reply) => {
    reply.raw.destroy(); // as the end of its client does
    await once(reply.raw, 'close');
    return streams.send(reply, new Response('', { headers: { 'content-type': 'text/event-stream' } }));
  });
  app.get('/answer', (_request, reply) => streams.send(reply, Response.json({})));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
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
    expect(streams.count()).toBe(1);
    leaving.abort();
    await abandoned.promise;
    await expect.poll(streams.count).toBe(0);
  });

  it('ends for its reader and at the source when the server ends', async () => {
    const { body } = await fetch(`${url}/events`);
    const reader = body?.getReader();
    await reader?.read();
    streams.end();
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
    await abandoned.promise;
  });

  it('ends at once when it is opened later', async () => {
    streams.end();
    expect(await (await fetch(`${url}/events`)).text()).toBe('');
  });

  it('is not counted when its reader has left before it begins', async () => {
    await expect(fetch(`${url}/left`)).rejects.toThrow();
    await app.close();
    expect(streams.count()).toBe(0);
  });

  it('leaves other responses unchanged', async () => {
    const { headers } = await fetch(`${url}/answer`);
    expect(headers.get('x-accel-buffering')).toBeNull();
  });
});
