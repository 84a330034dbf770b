import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT_DIRECTORY } from '../../../api/src/platform/config/config.ts';
import { startNameServer } from './nameServer.ts';
import { createProgram, isInstalled, isListening, type Machine } from './program.ts';
import { createStandInProxy } from './standInProxy.ts';

const CONFIGURATION = path.join(ROOT_DIRECTORY, 'docs/deploy/Caddyfile');
/** No certificates, no admin interface, and loopback only. */
const OF_TEST = '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n';

const isCaddyInstalled = isInstalled('caddy');
/** What `startBalancer` starts. */
export const BALANCER = isCaddyInstalled ? 'Caddy' : 'a stand-in for Caddy';

/** The balancer between the clients and the servers. */
export interface Balancer extends Machine {
  close(): Promise<void>;
}

interface BalancerOptions {
  port: number;
  /** The servers have addresses of their own and a port in common. */
  servers: { addresses: readonly string[]; port: number };
  folder: string;
}

/** Starts the installed Caddy with docs/deploy/Caddyfile, or a fake on a machine without it. */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const balancer = isCaddyInstalled ? await createCaddy(options) : createStandInProxy(options);
  await balancer.start();
  return balancer;
}

async function createCaddy({ port, servers, folder }: BalancerOptions): Promise<Balancer> {
  const names = await startNameServer(servers.addresses);
  const file = path.join(folder, 'Caddyfile');
  const configuration = (await readFile(CONFIGURATION, 'utf8'))
    .replace('reverse_proxy api:4000', `reverse_proxy api:${servers.port}`)
    .replace('transport http {', `transport http {\n\t\t\tresolvers udp/127.0.0.1:${names.port}`)
    .replace('dial_timeout 2s', 'dial_timeout 10s'); // the name server is in this process, which a busy machine holds up
  await writeFile(file, OF_TEST + configuration);
  const program = createProgram({
    command: 'caddy',
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { ...process.env, SITE_ADDRESS: `http://127.0.0.1:${port}`, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    isReady: () => isListening(port),
  });
  return {
    start: program.start,
    kill: program.kill,
    async close() {
      await program.kill();
      names.close();
    },
  };
}
