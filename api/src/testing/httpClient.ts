import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { readConfig } from '../config.ts';
import { openLiveEvents } from '../events/liveEvents.ts';
import { createServer } from '../server.ts';
import type { Answer } from './askGraphql.ts';
import { TEST_SECRET } from './testSecret.ts';

/** The whole server in process, on the test file's database: no limit per minute, no logs, no web client. */
export async function openServer(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgresql://tests/are-connected-already',
    JWT_SECRET: TEST_SECRET,
    THROTTLE: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const events = openLiveEvents(config, () => undefined);
  const app = await createServer({ config, events, webDirectory: '/nonexistent' });
  app.addHook('onClose', events.close);
  return app;
}

/** A cookie as the server sets it. */
export type Cookie = LightMyRequestResponse['cookies'][number];

/** A client that keeps its cookies between requests, as a browser does. */
export function createBrowser(app: FastifyInstance) {
  const jar = new Map<string, string>();
  return {
    jar,
    async ask(query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        cookies: Object.fromEntries(jar),
        payload: JSON.stringify({ query, variables }),
      });
      const cookies: Cookie[] = response.cookies;
      for (const { name, value } of cookies) {
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      return { ...answerOf(response), cookies };
    },
  };
}

/** What createBrowser makes. */
export type Browser = ReturnType<typeof createBrowser>;

/** The GraphQL answer in an HTTP response. */
export function answerOf(response: LightMyRequestResponse): Answer {
  const { data = null, errors = [] } = response.json<Partial<Answer>>(); // GraphQL over HTTP
  return { status: response.statusCode, data, errors };
}
