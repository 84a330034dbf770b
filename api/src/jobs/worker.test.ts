import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { db } from '../platform/db/client.ts';
import { enqueueJob } from '../platform/db/enqueueJob.ts';
import { PUBLISH_EVENT } from '../platform/events/pubSub.ts';
import { DELIVER_WEBHOOK } from '../platform/events/webhookDeliveries.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { enqueueMail, SEND_MAIL } from '../platform/mail/enqueueMail.ts';
import { startFakeSmtpServer, type FakeSmtpServer } from '../testing/fakeSmtpServer.ts';
import { REMOVE_PICTURES } from '../platform/media/removePictures.ts';
import { makePicture, makeShopper } from '../testing/fixtures.ts';
import { startFakeCloudinary } from '../testing/server/fakeCloudinary.ts';
import { makeEndpoint } from '../testing/webhooks/webhookEndpointFixtures.ts';
import { makeOrder } from '../testing/orderFixtures.ts';
import { sharedPubSub } from '../testing/graphql/sharedPubSub.ts';
import { testDatabaseUrl } from '../testing/postgres/testDatabaseUrl.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../testing/secretFixture.ts';
import { openReceiver, type WebhookReceiver } from '../testing/webhooks/webhookReceiver.ts';
import { SCHEDULE } from './schedule.ts';
import { startWorker } from './worker.ts';

let smtp: FakeSmtpServer;
let databaseUrl: string;
/** The lines of JSON that the workers have logged. */
let logLines: string[] = [];
const logger = pino({}, { write: (line: string) => logLines.push(line) });
let workers: { stop(): Promise<void> }[] = [];

/** Starts a worker on this file's database. */
async function start(environment: Record<string, string> = {}): Promise<void> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: TEST_SECRET,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://kirana.example',
    WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on',
    ...environment,
  });
  workers.push(await startWorker({ config, databaseUrl, pubSub: sharedPubSub(), logger }));
}

async function stopWorkers(): Promise<void> {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
}

/** Queues a mail to a new shopper, and returns the address. */
async function post(): Promise<string> {
  const { userId } = await makeShopper();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  await db.$transaction((tx) => enqueueMail(tx, { kind: 'PASSWORD_CHANGED', recipient: email, userId }));
  return email;
}

/** The jobs of a task; scheduled ones come at any minute beside them. */
function queuedJobs(task: string): Promise<{ attempts: number; locked_at: Date | null }[]> {
  return db.$queryRaw`SELECT attempts, locked_at FROM graphile_worker.jobs WHERE task_identifier = ${task}`;
}

/** Marks all jobs as those that a worker runs. */
async function lockJobs(worker: string): Promise<void> {
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = ${worker}, locked_at = now()`;
}

const hourAgo = () => new Date(Date.now() - 3_600_000);

/** Resolves when the server has received so many messages. */
async function untilReceived({ received, nextMessage }: WebhookReceiver, count: number): Promise<void> {
  while (received.length < count) await nextMessage();
}

beforeAll(async () => {
  databaseUrl = await testDatabaseUrl();
});

beforeEach(async () => {
  logLines = [];
  smtp = await startFakeSmtpServer();
});

afterEach(() => smtp.close());

afterAll(stopWorkers);

describe('the job worker', () => {
  it('sends a queued mail at once and completes its job', async () => {
    await start();
    const arrival = smtp.nextMail();
    const address = await post();
    const { recipients, email } = await arrival;
    expect(recipients).toEqual([address]);
    expect(email.subject).toBe('Your password was changed');
    expect(email.html).toContain('https://kirana.example/forgot-password');
    await stopWorkers(); // waits for the job
    expect(await db.mail.findFirst()).toMatchObject({ recipient: address, sentAt: expect.any(Date) });
    expect(await queuedJobs(SEND_MAIL)).toEqual([]);
  });

  it('runs the jobs of a worker that has given no sign of life for too long', async () => {
    const address = await post();
    await lockJobs('pool-dead');
    await db.jobWorker.create({ data: { id: 'pool-dead', seenAt: hourAgo() } });
    const arrival = smtp.nextMail();
    await start();
    const { recipients } = await arrival;
    expect(recipients).toEqual([address]);
    expect((await db.jobWorker.findMany()).map(({ id }) => id)).not.toContain('pool-dead');
    await stopWorkers();
    expect(await db.jobWorker.count()).toBe(0);
  });

  it('leaves the jobs of another worker that lives', async () => {
    await post();
    await lockJobs('pool-alive');
    await db.jobWorker.create({ data: { id: 'pool-alive', seenAt: new Date() } });
    await start({ JOB_WORKER_TIMEOUT: '3600' }); // resolves after it has looked for dead workers
    await stopWorkers();
    expect(await queuedJobs(SEND_MAIL)).toEqual([{ attempts: 0, locked_at: expect.any(Date) }]);
    expect(await db.jobWorker.findMany()).toMatchObject([{ id: 'pool-alive' }]);
    expect(smtp.received).toEqual([]);
    await db.jobWorker.deleteMany();
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  });

  it('runs a job again whose result was lost, while its worker lives', async () => {
    await start({ JOB_WORKER_TIMEOUT: '6' }); // it looks for such jobs once a second
    const workers = await db.jobWorker.findMany();
    const { userId } = await makeShopper();
    const arrival = smtp.nextMail();
    await db.$transaction(async (tx) => {
      await enqueueMail(tx, { kind: 'PASSWORD_CHANGED', recipient: 'asha@kirana.example', userId });
      await tx.$executeRaw`
        UPDATE graphile_worker._private_jobs SET locked_by = ${workers[0]?.id}, locked_at = now() - interval '1 hour'`;
    });
    expect((await arrival).recipients).toEqual(['asha@kirana.example']);
    await stopWorkers();
  });

  it('retries a mail that the server refused temporarily, logs the failure, and stores no address in the queue', async () => {
    let asked = 0;
    smtp.behaviour.onRecipient = () => ((asked += 1) === 1 ? 451 : 'ok');
    let queued: unknown;
    smtp.behaviour.onMessage = async (): Promise<'ok'> => {
      queued = await db.$queryRaw`
        SELECT attempts, last_error FROM graphile_worker.jobs WHERE task_identifier = ${SEND_MAIL}`;
      return 'ok';
    };
    await start();
    const arrival = smtp.nextMail();
    const address = await post();
    const { recipients } = await arrival;
    expect([asked, recipients]).toEqual([2, [address]]);
    const message = 'the mail server answered RCPT TO with 451 4.2.1';
    expect(queued).toEqual([{ attempts: 2, last_error: message }]);
    await stopWorkers();
    expect(logLines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 50,
        msg: expect.stringContaining('sendMail'),
        err: expect.objectContaining({ message }),
      }),
    ]);
  });

  it('registers each scheduled task with the queue under its name', async () => {
    await start();
    const known = async () => {
      const rows = await db.$queryRaw<{ identifier: string }[]>`
        SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY identifier`;
      return rows.map(({ identifier }) => identifier);
    };
    await expect.poll(known).toEqual(SCHEDULE.map(({ task }) => task).sort());
    await stopWorkers();
  });

  it('publishes an event whose transaction was committed', async () => {
    const topic = 'import:1';
    const subscription = sharedPubSub().subscribe(topic);
    await subscription.next();
    await subscription.next(); // the subscription is connected
    await start();
    await db.$transaction((tx) => enqueueJob(tx, PUBLISH_EVENT, { topic }));
    expect(await subscription.next()).toEqual({ done: false, value: topic });
    await stopWorkers();
  });

  it('sends each mail once, however many workers there are', async () => {
    const addresses: string[] = [];
    for (let count = 0; count < 20; count += 1) addresses.push(await post());
    await Promise.all([start(), start(), start()]);
    while (smtp.received.length < addresses.length) await smtp.nextMail();
    await stopWorkers();
    const received = smtp.received.flatMap(({ recipients }) => recipients);
    expect(received.sort()).toEqual(addresses.sort());
  });

  it('sends a webhook when an order is placed, and retries it after a failure', async () => {
    const receiver = await openReceiver('localhost');
    const { secret } = await makeEndpoint(receiver.url, ['PLACED']);
    receiver.manners.answer = (_request, response) =>
      response.writeHead(receiver.received.length < 2 ? 500 : 200).end();
    await start();
    const { orderId } = await makeOrder();
    await untilReceived(receiver, 2);
    await stopWorkers(); // waits for the job
    for (const { body, headers } of receiver.received) {
      const verified = new Webhook(secret).verify(body, headers as Record<string, string>); // no header is repeated
      expect(verified).toMatchObject({ data: { order: { id: encodeId('Order', orderId) } } });
    }
    const attempts = await db.webhookAttempt.findMany({ orderBy: { id: 'asc' }, select: { statusCode: true } });
    expect(attempts).toEqual([{ statusCode: 500 }, { statusCode: 200 }]);
    expect(await queuedJobs(DELIVER_WEBHOOK)).toEqual([]);
    await receiver.close();
    await db.webhookEndpoint.deleteMany();
  });

  it('aborts a job that takes too long at its end, and the next worker runs it', async () => {
    const receiver = await openReceiver('localhost');
    receiver.manners.answer = () => undefined;
    await makeEndpoint(receiver.url, ['PLACED']);
    await start({ SHUTDOWN_TIMEOUT: '0' });
    await makeOrder();
    await untilReceived(receiver, 1);
    await stopWorkers();
    expect(await queuedJobs('deliverWebhook')).toEqual([{ attempts: 1, locked_at: null }]);
    receiver.manners.answer = (_request, response) => response.writeHead(200).end();
    await start();
    await untilReceived(receiver, 2);
    await Promise.all([receiver.close(), stopWorkers()]);
    expect(await queuedJobs('deliverWebhook')).toEqual([]);
    await db.webhookEndpoint.deleteMany();
  });

  it('gives a job back that cannot be aborted', async () => {
    const cloudinary = await startFakeCloudinary();
    cloudinary.state.fault = 'silent';
    const id = await makePicture();
    await db.picture.update({ where: { id }, data: { cloud: cloudinary.cloud } });
    await start({ SHUTDOWN_TIMEOUT: '0', CLOUDINARY_URL: cloudinary.url() });
    await db.$transaction((tx) => enqueueJob(tx, REMOVE_PICTURES, { ids: [id] }));
    await expect.poll(() => cloudinary.requests).toHaveLength(1);
    await stopWorkers();
    expect(await queuedJobs(REMOVE_PICTURES)).toEqual([{ attempts: 1, locked_at: null }]);
    cloudinary.close();
    expect(await db.picture.count({ where: { id } })).toBe(1);
  });

  it('sends mails while more endpoints than it has slots for do not respond', async () => {
    const receiver = await openReceiver('localhost');
    receiver.manners.answer = () => undefined;
    for (let count = 0; count < 8; count += 1) await makeEndpoint(receiver.url, ['PLACED']);
    await start();
    await makeOrder();
    const runningDeliveries = async () =>
      (await queuedJobs('deliverWebhook')).filter(({ locked_at }) => locked_at !== null).length;
    await untilReceived(receiver, 4);
    while (smtp.received.length === 0) await smtp.nextMail(); // the receipt of the order
    const arrival = smtp.nextMail();
    const address = await post();
    expect((await arrival).recipients).toEqual([address]);
    expect(await runningDeliveries()).toBeLessThanOrEqual(4);
    const closed = receiver.close();
    await Promise.all([closed, db.webhookEndpoint.deleteMany(), stopWorkers()]);
  });
});
