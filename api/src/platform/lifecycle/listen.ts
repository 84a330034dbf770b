import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startupError.ts';
import type { Shutdown } from './shutdown.ts';

/** Checks the port before the web client is built and data is loaded. @throws StartupError when the port is taken */
export function ensurePortIsFree({ host, port }: Config): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(explainListenError(error, { host, port })));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** How long the first requests and health checks have the process for themselves, before it loads what it needs later, which takes 200 ms. */
const FIRST_REQUESTS_MS = 250;

/**
 * Starts to listen, and resolves when the first requests have been answered. At the end of the process, the server is not ready and serves requests still, so that load balancers find another
 * one; after that delay it answers what it has accepted.
 */
export async function listen(app: FastifyInstance, config: Config, shutdown: Shutdown): Promise<void> {
  const { host, port, shutdownDelayMs } = config;
  shutdown.onDrain(async () => {
    if (app.server.listening) await sleep(shutdownDelayMs);
    await app.close();
  });
  const { level } = app.log;
  app.log.level = 'warn'; // the startup banner has the address, so Fastify's line is not needed
  await app.listen({ host, port }).catch((error: unknown) => {
    throw explainListenError(error, { host, port });
  });
  app.log.level = level;
  await sleep(FIRST_REQUESTS_MS);
}

/** Explains why an address can't be listened on; `prefix` begins the names of its variables. */
export function explainListenError(
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
  prefix: '' | 'METRICS_' = '',
): unknown {
  const noSuchAddress = `This machine has no address ${host}: set ${prefix}HOST to one it has.`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken: set ${prefix}PORT to another one.`,
    EACCES: `Port ${port} is not open to this account: set ${prefix}PORT to one above 1023.`,
    EADDRNOTAVAIL: noSuchAddress,
    ENOTFOUND: noSuchAddress,
  };
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new StartupError(reason, { cause: error }) : error;
}

const ROLES = [
  ['admin', 'Admin'],
  ['shopper', 'Shopper'],
  ['picker', 'Picker'],
  ['rider', 'Rider'],
] as const;

type Accounts = Partial<Record<(typeof ROLES)[number][0], { email: string; password: string }>>;

/** The text that the start prints when the server listens, outside of production. */
export function startupBanner({ publicUrl, graphiql, smtpUrl }: Config, accounts: Accounts): string {
  const rows = [
    ['Shop', publicUrl],
    ['Set up', accounts.admin ? null : `${publicUrl}/dashboard`],
    ['GraphiQL', graphiql ? `${publicUrl}/graphql` : null],
    ['Mails', smtpUrl ? null : `${publicUrl}/dev/mail`],
    ...ROLES.map(([role, name]) => [name, accounts[role] && `${accounts[role].email}  ${accounts[role].password}`]),
  ];
  const lines = rows.filter(([, value]) => value).map(([name, value]) => `  ${name?.padEnd(9)} ${value}`);
  return ['', '  Kirana is open.', '', ...lines, '', '  Ctrl-C closes it.', ''].join('\n');
}
