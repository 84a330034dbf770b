import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { readConfig } from '../../platform/config/config.ts';
import { openPubSub } from '../../platform/events/pubSub.ts';
import { createServer, type ServerDependencies } from '../../server/createServer.ts';
import type { GraphqlResponse } from '../graphql/executeGraphql.ts';
import { UNLIMITED_CASH } from '../shopTermsFixture.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../secretFixture.ts';

/** A busy machine may hold up any check and any request. */
const PATIENT = { clock: { now: () => performance.now(), timeoutMs: 300_000 }, maxEventLoopDelayMs: 0 };

/** The whole server in process, on the test file's database: no limit per minute, no logs, and by default no web client. */
export async function openServer(
  environment: Record<string, string> = {},
  webDirectory = '/nonexistent',
  dependencies: Pick<ServerDependencies, 'logger' | 'clock' | 'budgetClock'> = {},
): Promise<FastifyInstance> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgresql://tests/are-connected-already',
    JWT_SECRET: TEST_SECRET,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    THROTTLE: 'off',
    ...UNLIMITED_CASH,
    LOG_LEVEL: 'silent',
    SHUTDOWN_TIMEOUT: '0',
    ...environment,
  });
  const pubSub = openPubSub(() => undefined);
  const app = await createServer({ config, pubSub, webDirectory, ...PATIENT, ...dependencies });
  app.addHook('onClose', pubSub.close);
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
      return { ...graphqlResponseOf(response), cookies };
    },
  };
}

/** A client with a cookie jar. */
export type Browser = ReturnType<typeof createBrowser>;

/** The GraphQL result in an HTTP response. */
export function graphqlResponseOf(response: LightMyRequestResponse): GraphqlResponse {
  const { data = null, errors = [] } = response.json<Partial<GraphqlResponse>>(); // GraphQL over HTTP
  return { status: response.statusCode, data, errors };
}
