import type { FastifyInstance } from 'fastify';
import { databasePool } from '../db/client.ts';
import { sendError } from '../http/errorResponses.ts';
import { readOnlyRoute } from '../http/readOnlyRoute.ts';

/** Health checks: `live` while the process runs, `ready` while the database responds too. */
export function registerHealth(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/health/')) reply.header('cache-control', 'no-store');
  });
  readOnlyRoute(app, '/health/live', () => Promise.resolve({ status: 'ok' }));
  readOnlyRoute(app, '/health/ready', async (request, reply) => {
    try {
      await databasePool('health').query('SELECT 1');
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'database not reachable');
      return sendError(reply, 503, 'The database does not answer.');
    }
  });
}
