import type { FastifyReply } from 'fastify';
import { meter } from '../telemetry/meter.ts';

let openCount = 0;

meter
  .createObservableUpDownCounter('kirana.event_streams.open', {
    description: 'Event streams that clients hold open.',
    unit: '{stream}',
  })
  .addCallback((result) => result.observe(openCount));

/** How many event streams are open in this process. */
export function countEventStreams(): number {
  return openCount;
}

/** The server's open event streams. */
export type EventStreams = ReturnType<typeof createEventStreams>;

export function createEventStreams() {
  const open = new Set<() => void>();
  let hasEnded = false;

  function endable(body: ReadableStream<Uint8Array>, reply: FastifyReply): ReadableStream<Uint8Array> {
    return body.pipeThrough(
      new TransformStream({
        start(controller) {
          const end = () => controller.terminate(); // cancels the body too
          if (hasEnded || reply.raw.destroyed) return end(); // a client that has left by now does not close again
          open.add(end);
          openCount += 1;
          reply.raw.once('close', () => {
            open.delete(end);
            openCount -= 1;
          });
        },
      }),
    );
  }

  return {
    /** Sends a response, which may be a stream of events. */
    send(reply: FastifyReply, response: Response): FastifyReply {
      const { body, headers } = response;
      if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return reply.send(response);
      headers.set('cache-control', 'no-store, no-transform'); // a compressing proxy would buffer events
      headers.set('x-accel-buffering', 'no');
      headers.delete('content-encoding'); // Yoga's value `none` is invalid
      return reply.send(new Response(endable(body, reply), response));
    },
    /** How many are open. */
    count: () => open.size,
    /** Ends all streams, and later ones at once. They do not say that they are complete, so their clients connect to the next server. */
    end() {
      hasEnded = true;
      for (const end of open) end();
    },
  };
}
