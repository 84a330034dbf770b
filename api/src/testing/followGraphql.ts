import type { Viewer } from '../graphql/viewer.ts';
import { testYoga, type Answer } from './askGraphql.ts';

/** A subscription that a test follows. */
export interface Followed {
  status: number;
  /** The next answer; null when the stream has ended. */
  next(): Promise<Omit<Answer, 'status'> | null>;
  /** Goes away, as a client that closes the page. */
  leave(): Promise<void>;
}

/** Subscribes through the whole endpoint, in process, as the given viewer or as an anonymous visitor. */
export async function followGraphql(
  query: string,
  variables: Record<string, unknown> = {},
  viewer: Viewer | null = null,
): Promise<Followed> {
  const response = await testYoga.fetch(
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

/** Reads the answers out of server-sent events. */
export function readEvents(body: ReadableStream<Uint8Array>): Omit<Followed, 'status'> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let received = '';
  return {
    async next() {
      for (;;) {
        const end = received.indexOf('\n\n');
        if (end >= 0) {
          const [type, data] = ['event', 'data'].map((name) => fieldOf(received.slice(0, end), name));
          received = received.slice(end + 2);
          if (type === 'complete') return null;
          if (type !== 'next') continue; // a heart-beat
          const { data: answer = null, errors = [] } = JSON.parse(data ?? '') as Partial<Answer>; // GraphQL over SSE
          return { data: answer, errors };
        }
        const chunk = await reader.read();
        if (chunk.done) return null;
        received += decoder.decode(chunk.value, { stream: true });
      }
    },
    leave: () => reader.cancel(),
  };
}

function fieldOf(block: string, name: string): string | undefined {
  return new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
}
