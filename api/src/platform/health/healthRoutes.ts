import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { RedisConnection } from '../db/connectRedis.ts';
import type { Replica } from '../db/replica/connectReplica.ts';
import type { ProofClock } from '../events/databaseChanges.ts';
import { errorEnvelope, readOnlyRoute } from '../http/errorResponses.ts';
import { checkDisk, checkRedis, createReadiness, type Readiness, type Check } from './readiness.ts';
import { databasePool } from '../db/client.ts';
import { countUnfinishedMigrations } from '../db/migrations/isMigrated.ts';

/** Whether the database answers. */
const checkDatabase: Check = {
  failure: 'The database does not answer.',
  async run() {
    await databasePool('health').query('SELECT 1');
    return null;
  },
};

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

/** Whether the replica is read; the shop works without it. */
export function checkReplica({ outage }: Replica): Check {
  return {
    failure: 'The replica could not be checked.',
    async run() {
      const found = outage();
      if (!found) return null;
      const since = found.since.toISOString();
      const output = `The replica has not been read since ${since} (${found.reason}): the primary answers all reads.`;
      return { status: 'warn', output };
    },
  };
}

/** Whether the database has the migrations of this release. Those of a later release may be there too. */
function checkMigrations(): Check {
  let areApplied = false; // migrations are never taken back
  return {
    failure: 'The migrations of the database could not be checked.',
    async run() {
      if (areApplied) return null;
      const count = await countUnfinishedMigrations(databasePool('health'));
      areApplied = count === 0;
      if (areApplied) return null;
      return { status: 'fail', output: `The database lacks ${count} of the migrations of this release.` };
    },
  };
}
