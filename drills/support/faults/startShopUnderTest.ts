import path from 'node:path';
import { connectDatabase, disconnectDatabase } from '../../../api/src/platform/db/client.ts';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../../api/src/testing/fakeSmtpServer.ts';
import { startMachines, type Machines } from '../machines/startMachines.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../../api/src/testing/postgres/databaseProxy.ts';
import { UNLIMITED_CASH } from '../../../api/src/testing/shopTermsFixture.ts';
import { openFakeStripe, type FakeStripe } from '../../../api/src/testing/stripe/fakeStripe.ts';
import { openReceiver, type WebhookReceiver } from '../../../api/src/testing/webhooks/webhookReceiver.ts';
import { openLimitedDisk, type LimitedDisk } from './limitedDisk.ts';

/** A shop on many machines, and the outside: a mail server, Stripe and an integrator's server. */
export interface ShopUnderTest extends Machines {
  /** Under the databases and the shop's files. */
  disk: LimitedDisk;
  /** The network between the first server and the pooler. */
  network: DatabaseProxy;
  mailServer: FakeSmtpServer;
  receiver: WebhookReceiver;
  stripe: FakeStripe;
}

const CLOCK = path.join(import.meta.dirname, 'movableClock.ts');

/** Starts the shop with two servers on an empty database, and connects this process to it. */
export async function startShopUnderTest(): Promise<ShopUnderTest> {
  const [disk, mailServer, receiver, stripe] = [
    openLimitedDisk(),
    await startFakeSmtpServer(),
    await openReceiver('127.0.0.1'),
    await openFakeStripe(),
  ];
  const { secretKey, webhookSecret, publishableKey, apiBase } = stripe.config;
  let network: DatabaseProxy | null = null;
  const machines = await startMachines({
    servers: 2,
    parent: disk.folder,
    environment: {
      ...{ NODE_ENV: 'test', THROTTLE: 'off', RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_PER_USER: '1000000' },
      ...{ SMTP_URL: mailServer.url, WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on', JOB_WORKER_TIMEOUT: '5' },
      ...{ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
      ...{ STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_BASE: apiBase },
      ...UNLIMITED_CASH,
    },
    async environmentOf(index, { DATABASE_URL: pooledUrl = '' }): Promise<Record<string, string>> {
      if (index > 0) return {};
      network = await startDatabaseProxy(pooledUrl);
      return { DATABASE_URL: network.url, NODE_OPTIONS: `--import=${CLOCK}` };
    },
  });
  if (!network) throw new Error('There is no server');
  await connectDatabase(machines.database.primaryUrl);
  return {
    ...machines,
    ...{ disk, mailServer, receiver, stripe, network },
    async close() {
      await disconnectDatabase();
      await Promise.all([machines.close(), mailServer.close(), receiver.close()]);
      await (network as DatabaseProxy).cut();
      stripe.close();
      disk.remove();
    },
  };
}
