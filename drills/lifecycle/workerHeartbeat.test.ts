import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../api/src/platform/config/config.ts';
import { db } from '../../api/src/platform/db/client.ts';
import { startWorker } from '../../api/src/jobs/worker.ts';
import { enqueueMail } from '../../api/src/platform/mail/enqueueMail.ts';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../api/src/testing/fakeSmtpServer.ts';
import { makeShopper } from '../../api/src/testing/fixtures.ts';
import { sharedPubSub } from '../../api/src/testing/graphql/sharedPubSub.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../../api/src/testing/secretFixture.ts';

const logger = pino({ level: 'silent' });
let smtp: FakeSmtpServer;
let worker: { stop(): Promise<void> } | undefined;

/** Starts a worker that counts others as dead after a second. */
async function start(): Promise<void> {
  const databaseUrl = await testDatabaseUrl();
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: TEST_SECRET,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    SMTP_URL: smtp.url,
    JOB_WORKER_TIMEOUT: '1',
  });
  worker = await startWorker({ config, databaseUrl, pubSub: sharedPubSub(), logger });
}

async function stop(): Promise<void> {
  await worker?.stop();
  worker = undefined;
}

async function post(): Promise<void> {
  const { userId } = await makeShopper();
  await db.$transaction((tx) =>
    enqueueMail(tx, { kind: 'PASSWORD_CHANGED', recipient: 'asha@kirana.example', userId }),
  );
}

beforeEach(async () => {
  smtp = await startFakeSmtpServer();
});
afterEach(() => smtp.close());
afterAll(stop);

describe('a worker that runs', () => {
  it('takes the jobs of a worker that was killed, once that has given no sign of life for a second', async () => {
    await post();
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now()`;
    await db.jobWorker.create({ data: { id: 'pool-dead', seenAt: new Date(Date.now() - 500) } });
    const arrival = smtp.nextMail();
    await start();
    expect((await arrival).recipients).toEqual(['asha@kirana.example']);
    expect((await db.jobWorker.findMany()).map(({ id }) => id)).not.toContain('pool-dead');
    await stop();
    expect(await db.jobWorker.count()).toBe(0);
  });

  it('takes a job whose result was lost two seconds ago', async () => {
    await start();
    const workers = await db.jobWorker.findMany();
    const { userId } = await makeShopper();
    const arrival = smtp.nextMail();
    await db.$transaction(async (tx) => {
      await enqueueMail(tx, { kind: 'PASSWORD_CHANGED', recipient: 'ravi@kirana.example', userId });
      await tx.$executeRaw`
        UPDATE graphile_worker._private_jobs SET locked_by = ${workers[0]?.id}, locked_at = now() - interval '2 seconds'`;
    });
    expect((await arrival).recipients).toEqual(['ravi@kirana.example']);
    await stop();
  });
});
