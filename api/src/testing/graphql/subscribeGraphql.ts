import type { Viewer } from '../../platform/core/viewer.ts';
import { inProcessYoga, type GraphqlResponse } from './executeGraphql.ts';

/** A subscription of a test. */
export interface SubscriptionClient {
  status: number;
  /** The next result; null when the stream has ended. */
  next(): Promise<Omit<GraphqlResponse, 'status'> | null>;
  /** The next result with such data; null when the stream has ended. A stream may repeat a state: a new connection to the database announces all. */
  find(isFound: (data: GraphqlResponse['data']) => boolean): Promise<Omit<GraphqlResponse, 'status'> | null>;
  /** Disconnects, as a client that closes the page. */
  leave(): Promise<void>;
}

/** Subscribes through the whole endpoint, in process, as the given viewer or as an anonymous visitor. */
export async function subscribeGraphql(
  query: string,
  variables: Record<string, unknown> = {},
  viewer: Viewer | null = null,
): Promise<SubscriptionClient> {
  const response = await inProcessYoga.fetch(
    'http://localhost/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query, variables }),
    },
    { authentication: viewer ? { state: 'active', viewer } : { state: 'anonymous' } },
  );
  if (!response.body) throw new Error('There is no stream');
  return { status: response.status, ...readEvents(response.body) };
}

/** Reads results from server-sent events. */
export function readEvents(body: ReadableStream<Uint8Array>): Omit<SubscriptionClient, 'status'> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let received = '';

  async function next() {
    for (;;) {
      const end = received.indexOf('\n\n');
      if (end >= 0) {
        const [type, data] = ['event', 'data'].map((name) => fieldOf(received.slice(0, end), name));
        received = received.slice(end + 2);
        if (type === 'complete') return null;
        if (type !== 'next') continue; // a heart-beat
        const { data: answer = null, errors = [] } = JSON.parse(data ?? '') as Partial<GraphqlResponse>; // GraphQL over SSE
        return { data: answer, errors };
      }
      const chunk = await reader.read();
      if (chunk.done) return null;
      received += decoder.decode(chunk.value, { stream: true });
    }
  }

  return {
    next,
    async find(isFound) {
      let result = await next();
      while (result !== null && !isFound(result.data)) result = await next();
      return result;
    },
    leave: () => reader.cancel(),
  };
}

function fieldOf(block: string, name: string): string | undefined {
  return new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
}
