import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The server's open streams of events. */
export interface EventStreams {
  /** Sends a response; one that is a stream is cut when the server closes. */
  send(reply: FastifyReply, response: Response): FastifyReply;
}

/** Streams do not end by themselves, so a server that closes would wait for them; clients come back to the next one. */
export function keepEventStreams(app: FastifyInstance): EventStreams {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const raw of open) raw.destroy();
  });
  return {
    send(reply, response) {
      const { headers } = response;
      if (headers.get('content-type')?.startsWith('text/event-stream')) {
        headers.set('cache-control', 'no-store, no-transform'); // a proxy that compresses would hold events back
        headers.set('x-accel-buffering', 'no');
        headers.delete('content-encoding'); // Yoga's `none` is no encoding
        open.add(reply.raw);
        reply.raw.once('close', () => open.delete(reply.raw));
      }
      return reply.send(response);
    },
  };
}
