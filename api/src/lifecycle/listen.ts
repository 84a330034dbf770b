import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { StartProblem } from '../startProblem.ts';
import type { Shutdown } from './shutdown.ts';

const DRAIN_DEADLINE_MS = 10_000;
const SWEEP_MS = 50;

/** Finds out in time, before anything is built or loaded for nothing. @throws StartProblem when the port is taken */
export function ensurePortIsFree({ host, port }: Config): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(explainRefusal(error, { host, port })));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** Opens the server to the world; at the end, requests under way are finished, but not waited for for ever. */
export async function listen(app: FastifyInstance, { host, port }: Config, shutdown: Shutdown): Promise<void> {
  shutdown.later(async () => {
    const deadline = setTimeout(() => app.server.closeAllConnections(), DRAIN_DEADLINE_MS);
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS); // those that have their answer by now
    await app.close();
    clearTimeout(deadline);
    clearInterval(sweep);
  });
  const { level } = app.log;
  app.log.level = 'warn'; // the welcome names the address, so Fastify need not
  await app.listen({ host, port }).catch((error: unknown) => {
    throw explainRefusal(error, { host, port });
  });
  app.log.level = level;
}

function explainRefusal(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const noSuchAddress = `This machine has no address ${host}: set HOST to one it has.`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken: set PORT to another one.`,
    EACCES: `Port ${port} is not open to this account: set PORT to one above 1023.`,
    EADDRNOTAVAIL: noSuchAddress,
    ENOTFOUND: noSuchAddress,
  };
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new StartProblem(reason, { cause: error }) : error;
}
