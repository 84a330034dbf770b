import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { RedisConnection } from '../db/connectRedis.ts';
import type { Replica } from '../db/replica/connectReplica.ts';
import type { ProofClock } from '../events/databaseChanges.ts';
import { errorEnvelope } from '../http/errorResponses.ts';
import { readOnlyRoute } from '../http/readOnlyRoute.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkDisk } from './checkDisk.ts';
import { checkMigrations } from './checkMigrations.ts';
import { checkRedis } from './checkRedis.ts';
import { checkReplica } from './checkReplica.ts';
import { createReadiness, type Readiness } from './readiness.ts';

const MEDIA_TYPE = 'application/health+json';

interface HealthDependencies {
  config: Config;
  /** Null where it is not configured. */
  redis: RedisConnection | null;
  /** Null where it is not configured. */
  replica: Replica | null;
  /** Whether the process is ending; it serves requests for a while then, and wants no new ones. */
  isEnding: () => boolean;
  /** That of the process by default. */
  clock?: ProofClock | undefined;
}

/** Health checks: `live` while the process runs, `ready` while it should get requests. */
export function registerHealth(app: FastifyInstance, dependencies: HealthDependencies): void {
  const { config, redis, replica, isEnding, clock } = dependencies;
  const disk = checkDisk(config);
  const checkReadiness = createReadiness(
    {
      database: checkDatabase,
      migrations: checkMigrations(),
      ...(disk && { disk }),
      ...(redis && { redis: checkRedis(redis) }),
      ...(replica && { replica: checkReplica(replica) }),
    },
    (line) => app.log.warn(line),
    clock,
  );
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/health/')) reply.header('cache-control', 'no-store');
  });
  readOnlyRoute(app, '/health/live', () => Promise.resolve({ status: 'ok' }));
  readOnlyRoute(app, '/health/ready', async (_request, reply) => {
    const { failure, checks } = isEnding() ? ending() : await checkReadiness();
    reply.type(MEDIA_TYPE);
    if (failure === null) return { status: 'ok', checks };
    return reply.code(503).send({ ...errorEnvelope(failure), status: 'fail', checks });
  });
}

function ending(): Readiness {
  const failure = 'The process is ending.';
  return { failure, checks: { process: [{ status: 'fail', output: failure, time: new Date().toISOString() }] } };
}
