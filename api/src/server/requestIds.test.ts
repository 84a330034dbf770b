import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../platform/db/client.ts';
import { createLogger } from '../platform/lifecycle/createLogger.ts';
import { openServer } from '../testing/server/inProcessServer.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
let app: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  const logger = createLogger(
    { environment: 'production', logLevel: 'info' },
    { destination: { write: (line) => void lines.push(line) } },
  );
  app = await openServer({}, undefined, { logger });
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

const json = { 'content-type': 'application/json' };
const askGraphql = (query: string) =>
  app.inject({ method: 'POST', url: '/graphql', headers: json, payload: JSON.stringify({ query }) });

/** The ids in the log's lines, each of which has one, under one name. */
function loggedIds(): unknown[] {
  return lines.map((line) => {
    expect(line.match(/"requestId":/g), line).toHaveLength(1);
    return (JSON.parse(line) as { requestId: unknown }).requestId;
  });
}

describe('the id of a request', () => {
  it('is new for each request, whatever the client sends', async () => {
    const ask = () => app.inject({ url: '/health/live', headers: { 'x-request-id': 'mine' } });
    const ids = [await ask(), await ask()].map(({ headers }) => headers['x-request-id']);
    for (const id of ids) expect(id).toMatch(UUID);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('is in each error of GraphQL, also of a request that is not executed', async () => {
    for (const query of ['{ viewer { id } orders { id } }', '{', '{ adminOrders(first: 1) { totalCount } }']) {
      const response = await askGraphql(query);
      const { errors } = response.json<{ errors: { extensions: { requestId: string } }[] }>();
      expect(errors.length).toBeGreaterThan(0);
      for (const { extensions } of errors) expect(extensions.requestId).toBe(response.headers['x-request-id']);
    }
  });

  it('is in each failure of REST, also of a body that cannot be read', async () => {
    const requests = [
      { method: 'GET', url: '/api/cart/get' },
      { method: 'POST', url: '/api/user/login', headers: json, payload: '{' },
      { method: 'POST', url: '/api/user/login', headers: json, payload: '{"email":1}' },
      { method: 'POST', url: '/api/user/login', headers: json, payload: `{"email":"${'x'.repeat(1_100_000)}"}` },
      { method: 'GET', url: '/api/nothing' },
    ] as const;
    for (const request of requests) {
      const response = await app.inject(request);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.json<{ requestId: string }>().requestId).toBe(response.headers['x-request-id']);
    }
  });

  it('is in each line of the log', async () => {
    await db.$executeRaw`ALTER TABLE categories RENAME TO lost_categories`;
    try {
      const graphql = await askGraphql('{ categories(first: 1) { edges { node { name } } } }');
      expect(lines.some((line) => line.includes('unexpected error in a resolver'))).toBe(true);
      expect(new Set(loggedIds())).toEqual(new Set([graphql.headers['x-request-id']]));
      lines.length = 0;
      const rest = await app.inject({ url: '/api/category/get' });
      expect(rest.statusCode).toBe(500);
      expect(new Set(loggedIds())).toEqual(new Set([rest.headers['x-request-id']]));
    } finally {
      await db.$executeRaw`ALTER TABLE lost_categories RENAME TO categories`;
    }
  });

  it('is in the mail that the request caused', async () => {
    const password = 'seven-green-mangoes';
    const body = { name: 'Asha', email: 'reader@kirana.example', password, confirmPassword: password };
    const response = await app.inject({ method: 'POST', url: '/api/user/register', headers: json, payload: body });
    expect(response.body).toContain('User register successfully');
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: body.email } });
    expect(mail.requestId).toBe(response.headers['x-request-id']);
  });
});
