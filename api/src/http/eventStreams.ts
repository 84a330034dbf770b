import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The server's open event streams. */
export interface EventStreams {
  /** Sends a response. A stream is closed when the server closes. */
  send(reply: FastifyReply, response: Response): FastifyReply;
}

/** Closes event streams when the server closes, which would wait for them otherwise. Clients reconnect to the next server. */
export function trackEventStreams(app: FastifyInstance): EventStreams {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const raw of open) raw.destroy();
  });
  return {
    send(reply, response) {
      const { headers } = response;
      if (headers.get('content-type')?.startsWith('text/event-stream')) {
        headers.set('cache-control', 'no-store, no-transform'); // a compressing proxy would buffer events
        headers.set('x-accel-buffering', 'no');
        headers.delete('content-encoding'); // Yoga's value `none` is invalid
        open.add(reply.raw);
        reply.raw.once('close', () => open.delete(reply.raw));
      }
      return reply.send(response);
    },
  };
}
