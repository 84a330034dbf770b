import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { db } from '../db/client.ts';
import { enqueueJob } from '../db/enqueueJob.ts';
import { PUBLISH_EVENT } from '../events/redisEvents.ts';
import { encodeId } from '../graphql/globalId.ts';
import { postMail } from '../mail/postMail.ts';
import { openTestSmtp } from '../mail/testSmtp.ts';
import type { TestSmtp } from '../mail/testSmtp.ts';
import { makeShopper } from '../testing/fixtures.ts';
import { makeEndpoint } from '../testing/makeEndpoint.ts';
import { makeOrder } from '../testing/makeOrder.ts';
import { testEvents } from '../testing/testEvents.ts';
import { testDatabaseUrl } from '../testing/shopProcesses.ts';
import { TEST_SECRET } from '../testing/testSecret.ts';
import { openReceiver } from '../testing/webhookReceiver.ts';
import { SCHEDULE } from './schedule.ts';
import { startWorker } from './worker.ts';

let smtp: TestSmtp;
let databaseUrl: string;
let workers: { stop(): Promise<void> }[] = [];

/** A worker as a process has it, on this file's database. */
async function start(): Promise<void> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: TEST_SECRET,
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://kirana.example',
    WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on',
  });
  workers.push(await startWorker(config, databaseUrl, testEvents()));
}

async function stopWorkers(): Promise<void> {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
}

/** Writes to a new shopper, and answers the address. */
async function post(): Promise<string> {
  const { userId } = await makeShopper();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  await db.$transaction((tx) => postMail(tx, { kind: 'PASSWORD_CHANGED', recipient: email, userId }));
  return email;
}

beforeAll(async () => {
  databaseUrl = await testDatabaseUrl();
});

beforeEach(async () => {
  smtp = await openTestSmtp();
});

afterEach(() => smtp.close());

afterAll(stopWorkers);

describe('the job worker', () => {
  it('sends a mail as soon as it is posted, and has then no job left', async () => {
    await start();
    const arrival = smtp.nextArrival();
    const address = await post();
    const { recipients, email } = await arrival;
    expect(recipients).toEqual([address]);
    expect(email.subject).toBe('Your password was changed');
    expect(email.html).toContain('https://kirana.example/forgot-password');
    await stopWorkers(); // lets the job end
    expect(await db.mail.findFirst()).toMatchObject({ recipient: address, sentAt: expect.any(Date) });
    expect(await db.$queryRaw`SELECT task_identifier, last_error FROM graphile_worker.jobs`).toEqual([]);
  });

  it('sends a mail after all that the server has refused for now, and leaves no address in the queue', async () => {
    let asked = 0;
    smtp.manners.onRecipient = () => ((asked += 1) === 1 ? 451 : 'ok');
    let queued: unknown;
    smtp.manners.onMessage = async (): Promise<'ok'> => {
      queued = await db.$queryRaw`SELECT attempts, last_error FROM graphile_worker.jobs`;
      return 'ok';
    };
    await start();
    const arrival = smtp.nextArrival();
    const address = await post();
    const { recipients } = await arrival;
    expect([asked, recipients]).toEqual([2, [address]]);
    expect(queued).toEqual([{ attempts: 2, last_error: 'the mail server answered RCPT TO with 451 4.2.1' }]);
    await stopWorkers();
  });

  it('has the queue take notes of each task that the clock starts, under its name', async () => {
    await start();
    const known = await vi.waitFor(async () => {
      const rows = await db.$queryRaw<{ identifier: string }[]>`
        SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY identifier`;
      expect(rows).not.toEqual([]);
      return rows;
    });
    expect(known.map(({ identifier }) => identifier)).toEqual(SCHEDULE.map(({ task }) => task).sort());
    await stopWorkers();
  });

  it('publishes an event whose transaction has come about', async () => {
    const topic = 'import:1';
    const subscription = testEvents().subscribe(topic);
    await subscription.next();
    await subscription.next(); // its connection stands
    await start();
    await db.$transaction((tx) => enqueueJob(tx, PUBLISH_EVENT, { topic }));
    expect(await subscription.next()).toEqual({ done: false, value: topic });
    await stopWorkers();
  });

  it('sends each mail once, however many workers there are', async () => {
    const addresses: string[] = [];
    for (let count = 0; count < 20; count += 1) addresses.push(await post());
    await Promise.all([start(), start(), start()]);
    while (smtp.arrived.length < addresses.length) await smtp.nextArrival();
    await stopWorkers();
    const arrived = smtp.arrived.flatMap(({ recipients }) => recipients);
    expect(arrived.sort()).toEqual(addresses.sort());
  });

  it('tells an integrator of an order as soon as it is placed, and tries again when that failed', async () => {
    const receiver = await openReceiver('localhost');
    const { secret } = await makeEndpoint(receiver.url, ['PLACED']);
    receiver.manners.answer = (_request, response) =>
      response.writeHead(receiver.received.length < 2 ? 500 : 200).end();
    await start();
    const { orderId } = await makeOrder();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), { timeout: 10_000 });
    await stopWorkers(); // lets the job end
    for (const { body, headers } of receiver.received) {
      const verified = new Webhook(secret).verify(body, headers as Record<string, string>); // no header comes twice
      expect(verified).toMatchObject({ data: { order: { id: encodeId('Order', orderId) } } });
    }
    const attempts = await db.webhookAttempt.findMany({ orderBy: { id: 'asc' }, select: { statusCode: true } });
    expect(attempts).toEqual([{ statusCode: 500 }, { statusCode: 200 }]);
    expect(await db.$queryRaw`SELECT task_identifier FROM graphile_worker.jobs`).toEqual([]);
    await receiver.close();
    await db.webhookEndpoint.deleteMany();
  });

  it('goes on with mails while more integrators than it has hands for leave it waiting', async () => {
    const receiver = await openReceiver('localhost');
    receiver.manners.answer = () => undefined;
    for (let count = 0; count < 8; count += 1) await makeEndpoint(receiver.url, ['PLACED']);
    await start();
    await makeOrder();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(4), { timeout: 10_000 });
    const arrival = smtp.nextArrival();
    const address = await post();
    expect((await arrival).recipients).toEqual([address]);
    expect(receiver.received).toHaveLength(4);
    const closed = receiver.close();
    await Promise.all([closed, db.webhookEndpoint.deleteMany(), stopWorkers()]);
  });
});
