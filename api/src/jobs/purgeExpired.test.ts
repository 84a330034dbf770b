import { describe, expect, it } from 'vitest';
import { db } from '../platform/db/client.ts';
import { makeShopper, newId } from '../testing/fixtures.ts';
import { makeEndpoint } from '../testing/webhooks/webhookEndpointFixtures.ts';
import { makeOrder } from '../testing/orderFixtures.ts';
import { makeDeliveredOrder, makeRequestPhoto } from '../testing/refundRequestFixtures.ts';
import { makeApiToken } from '../testing/apiTokenFixtures.ts';
import { purgeExpired } from './purgeExpired.ts';
import { sharedPubSub } from '../testing/graphql/sharedPubSub.ts';

const now = new Date('2026-03-02T12:00:00Z');
const hash = (text: string) => Buffer.alloc(32, text);
const purge = () => purgeExpired(now, sharedPubSub());
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const daysAgo = (days: number) => hoursAgo(days * 24);

describe('purgeExpired', () => {
  it('deletes ended sessions, ended codes and idempotency keys older than a day, and nothing else', async () => {
    const { userId } = await makeShopper();
    const session = (tokenHash: string, expiresAt: Date) => ({ userId, tokenHash: hash(tokenHash), expiresAt });
    await db.session.createMany({ data: [session('ended', hoursAgo(1)), session('running', hoursAgo(-1))] });
    const code = (name: string, expiresAt: Date) => ({
      userId,
      expiresAt,
      codeHash: hash(name),
      email: 'asha@kirana.example',
      purpose: 'PASSWORD_RESET' as const,
    });
    await db.oneTimeCode.createMany({ data: [code('ended', hoursAgo(1)), code('running', hoursAgo(-1))] });
    const key = (name: string, createdAt: Date) => ({
      userId,
      operation: 'orderPlace',
      key: name,
      requestHash: hash(name),
      createdAt,
    });
    await db.idempotencyKey.createMany({ data: [key('old', hoursAgo(25)), key('young', hoursAgo(23))] });

    expect(await purge()).toMatchObject({ sessions: 1, codes: 1, idempotencyKeys: 1 });

    expect(await db.session.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: hoursAgo(-1) }]);
    expect(await db.oneTimeCode.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: hoursAgo(-1) }]);
    expect(await db.idempotencyKey.findMany({ select: { key: true } })).toEqual([{ key: 'young' }]);
  });

  it('deletes expired API tokens, and none without an expiry', async () => {
    const owner = await makeShopper();
    await makeApiToken(owner, { name: 'expired', expiresAt: hoursAgo(1) });
    await makeApiToken(owner, { name: 'good', expiresAt: hoursAgo(-1) });
    await makeApiToken(owner, { name: 'good for ever' });

    expect(await purge()).toMatchObject({ apiTokens: 1 });

    const left = await db.apiToken.findMany({ select: { name: true }, orderBy: { name: 'asc' } });
    expect(left).toEqual([{ name: 'good' }, { name: 'good for ever' }]);
  });

  it('deletes rotated refresh tokens after thirty days, also of an active session', async () => {
    const { userId } = await makeShopper();
    const { id: sessionId } = await db.session.create({
      data: { userId, tokenHash: hash('current'), expiresAt: hoursAgo(-1) },
    });
    const rotated = (name: string, rotatedAt: Date) => ({
      sessionId,
      rotatedAt,
      tokenHash: hash(name),
      nextSalt: hash('s'),
    });
    await db.rotatedRefreshToken.createMany({ data: [rotated('old', daysAgo(31)), rotated('young', daysAgo(29))] });

    expect(await purge()).toMatchObject({ sessions: 0, rotatedTokens: 1 });

    expect(await db.rotatedRefreshToken.findMany({ select: { rotatedAt: true } })).toEqual([
      { rotatedAt: daysAgo(29) },
    ]);
  });

  it('deletes the consents of an account three years after its deletion, and none of others', async () => {
    const given = { isGiven: true, noticeVersion: 1, language: 'en', notice: 'Offers' };
    // The years since the withdrawal and since the deletion; the last account is not deleted.
    const deletions = [[4, 4], [2, 2], [4, 1], []];
    const people = await Promise.all(
      deletions.map(async ([withdrawal, deletion]) => {
        const { userId } = await makeShopper();
        const row = { userId, purpose: 'MARKETING_EMAIL' } as const;
        await db.consent.create({
          data: { ...row, ...given, number: 1, place: 'REGISTRATION', createdAt: daysAgo(5 * 365) },
        });
        if (withdrawal !== undefined && deletion !== undefined) {
          const createdAt = daysAgo(withdrawal * 365);
          await db.consent.create({
            data: { ...row, number: 2, isGiven: false, place: 'ACCOUNT_DELETION', createdAt },
          });
          const updatedAt = daysAgo(deletion * 365);
          await db.user.update({ where: { id: userId }, data: { status: 'INACTIVE', updatedAt } });
        }
        return userId;
      }),
    );
    expect(await purge()).toMatchObject({ consents: 2 });
    const counts = await Promise.all(people.map((userId) => db.consent.count({ where: { userId } })));
    expect(counts).toEqual([0, 2, 2, 1]);
  });

  it('deletes imports with their rows after ninety days, unless they are running', async () => {
    const made = (fileName: string, createdAt: Date, status: 'DONE' | 'RUNNING') =>
      db.catalogueImport.create({
        data: { fileName, createdAt, status, rowCount: 1, rows: { create: { number: 2, sku: fileName, cells: {} } } },
      });
    await made('old', daysAgo(91), 'DONE');
    await made('young', daysAgo(89), 'DONE');
    await made('under way', daysAgo(91), 'RUNNING');

    expect(await purge()).toMatchObject({ imports: 1 });

    const left = await db.importRow.findMany({ orderBy: { importId: 'asc' }, select: { sku: true } });
    expect(left).toEqual([{ sku: 'young' }, { sku: 'under way' }]);
  });

  it('deletes bulk operations with their rows once the audit log has no entry of that time', async () => {
    const years = (count: number) => new Date(Date.UTC(now.getUTCFullYear() - count, 5));
    for (const createdAt of [years(10), years(9)]) {
      const rows = { create: { productId: newId() } };
      await db.productBulkOperation.create({
        data: { createdAt, rows, change: { kind: 'DELETE' }, selection: {}, matchCount: 1, status: 'DONE' },
      });
    }
    expect(await purge()).toMatchObject({ bulkOperations: 1 });
    expect(await db.productBulkOperationRow.count()).toBe(1);
  });

  it('deletes mails a week after they were sent or failed', async () => {
    const mail = (recipient: string, createdAt: Date, claimedAt: Date | null) => ({
      kind: 'PASSWORD_CHANGED' as const,
      recipient,
      createdAt,
      claimedAt,
    });
    await db.mail.createMany({
      data: [
        mail('sent long ago', daysAgo(8), daysAgo(8)),
        mail('never begun', daysAgo(8), null),
        mail('sent late', daysAgo(8), daysAgo(6)),
        mail('sent', daysAgo(6), daysAgo(6)),
        mail('waiting', daysAgo(1), null),
      ],
    });

    expect(await purge()).toMatchObject({ mails: 2 });

    const left = await db.mail.findMany({ select: { recipient: true }, orderBy: { recipient: 'asc' } });
    expect(left.map(({ recipient }) => recipient)).toEqual(['sent', 'sent late', 'waiting']);
  });

  it('deletes expired counts of attempts', async () => {
    const count = (key: string, expire: number | null) => ({ key, points: 1, expire });
    const data = [count('over', now.getTime() - 1), count('runs', now.getTime() + 1), count('for ever', null)];
    await db.throttleCount.createMany({ data });

    expect(await purge()).toMatchObject({ throttleCounts: 1 });

    const left = await db.throttleCount.findMany({ select: { key: true }, orderBy: { key: 'asc' } });
    expect(left).toEqual([{ key: 'for ever' }, { key: 'runs' }]);
  });

  it('deletes counts of searches after ninety days', async () => {
    const search = (query: string, day: Date) => ({ query, day, searchCount: 1 });
    await db.search.createMany({ data: [search('long ago', daysAgo(92)), search('lately', daysAgo(89))] });

    expect(await purge()).toMatchObject({ searches: 1 });

    expect(await db.search.findMany({ select: { query: true } })).toEqual([{ query: 'lately' }]);
  });

  it('deletes webhook deliveries with their attempts after thirty days, and keeps the webhook', async () => {
    const { endpointId } = await makeEndpoint('https://hooks.example/', ['PLACED']);
    for (const createdAt of [daysAgo(31), daysAgo(29)]) {
      await db.webhookDelivery.create({
        data: {
          endpointId,
          createdAt,
          type: 'ping',
          attempts: { create: { statusCode: 200, duration: 1, createdAt } },
        },
      });
    }

    expect(await purge()).toMatchObject({ webhookDeliveries: 1 });

    expect(await db.webhookAttempt.findMany({ select: { createdAt: true } })).toEqual([{ createdAt: daysAgo(29) }]);
    expect(await db.webhookEndpoint.count()).toBe(1);
  });

  it('deletes sandbox payments with their refunds after ninety days', async () => {
    const made = (id: string, createdAt: Date) =>
      db.sandboxPayment.create({
        data: {
          id,
          key: id,
          createdAt,
          amountPaise: 100,
          orderRef: id,
          description: 'An order',
          successUrl: '/success',
          cancelUrl: '/cancel',
          expiresAt: createdAt,
          refunds: { create: { id: `refund of ${id}`, key: id, amountPaise: 100 } },
        },
      });
    await made('old', daysAgo(91));
    await made('young', daysAgo(89));

    expect(await purge()).toMatchObject({ sandboxPayments: 1 });

    expect(await db.sandboxRefund.findMany({ select: { id: true } })).toEqual([{ id: 'refund of young' }]);
  });

  it('deletes scheduled jobs that failed for good a day ago', async () => {
    const failed = async (task: string, updatedAt: Date) => {
      const [job] = await db.$queryRaw<[{ id: bigint }]>`SELECT id FROM graphile_worker.add_job(${task})`;
      await db.$executeRaw`
        UPDATE graphile_worker._private_jobs SET attempts = max_attempts, updated_at = ${updatedAt} WHERE id = ${job.id}`;
    };
    await failed('purgeUnusedPictures', daysAgo(2));
    await failed('purgeExpired', hoursAgo(23));
    await failed('sendMail', daysAgo(2));
    await db.$queryRaw`SELECT id FROM graphile_worker.add_job('purgeUnusedPictures')`;

    expect(await purge()).toMatchObject({ scheduledJobs: 1 });

    const left = await db.$queryRaw`SELECT task_identifier AS task FROM graphile_worker.jobs ORDER BY id`;
    expect(left).toEqual([{ task: 'purgeExpired' }, { task: 'sendMail' }, { task: 'purgeUnusedPictures' }]);
  });

  it('deletes audit entries of more than nine calendar years ago; the database refuses to delete later ones', async () => {
    const entry = (createdAt: string) => ({
      action: 'PRODUCT_UPDATE' as const,
      subjectType: 'PRODUCT' as const,
      subjectId: '01890a5d-ac96-774b-bcce-b302099a8057',
      after: { stock: 1 },
      createdAt: new Date(createdAt),
    });
    await db.auditEntry.createMany({ data: [entry('2016-12-31T23:59:59Z'), entry('2017-01-01T00:00:00Z')] });

    expect(await purge()).toMatchObject({ auditEntries: 1 });

    const left = await db.auditEntry.findMany({ select: { createdAt: true } });
    expect(left).toEqual([{ createdAt: new Date('2017-01-01T00:00:00Z') }]);
    await db.auditEntry.create({ data: entry(new Date().toISOString()) });
    await expect(db.auditEntry.deleteMany()).rejects.toThrow('audit_entries_are_final');
  });

  it('deletes prepared reports with their files after a week', async () => {
    const days = { firstDay: new Date('2026-01-01'), lastDay: new Date('2026-01-31') };
    const parts = { create: { position: 0, csv: 'Day' } };
    const run = { handle: 'sales-by-day', ...days, status: 'FAILED' as const, finishedAt: now, parts };
    for (const age of [8, 6]) await db.reportRun.create({ data: { ...run, createdAt: daysAgo(age) } });

    expect(await purge()).toMatchObject({ reportRuns: 1 });

    expect(await db.reportRunPart.count()).toBe(1);
  });

  it('clears the address and network keys of week-old orders', async () => {
    const madeAt = async (createdAt: Date) => {
      const { orderId: id } = await makeOrder();
      return (await db.order.update({ where: { id }, data: { createdAt } })).id;
    };
    const [old, young] = [await madeAt(daysAgo(8)), await madeAt(daysAgo(6))];

    expect(await purge()).toMatchObject({ orderKeys: 1 });

    const keys = { addressKey: expect.any(String) as string, networkKey: expect.any(String) as string };
    expect(await db.order.findUnique({ where: { id: old } })).toMatchObject({ addressKey: null, networkKey: null });
    expect(await db.order.findUnique({ where: { id: young } })).toMatchObject(keys);
  });

  it('deletes photos that no refund request uses after a day, and those of decided requests after 180 days', async () => {
    const { viewer, ...order } = await makeDeliveredOrder();
    const photo = async (createdAt: Date, decidedAt?: Date | null) => {
      const id = await makeRequestPhoto(viewer, createdAt);
      if (decidedAt === undefined) return id;
      const decision = decidedAt && { status: 'DECLINED' as const, decidedAt, decisionNote: 'No' };
      const { id: refundRequestId } = await db.refundRequest.create({
        data: { orderId: order.orderId, reason: 'DAMAGED', ...decision },
      });
      await db.refundRequestPhoto.update({ where: { id }, data: { refundRequestId, position: 0 } });
      return id;
    };
    await photo(hoursAgo(25));
    await photo(daysAgo(200), daysAgo(181));
    const kept = [await photo(hoursAgo(23)), await photo(daysAgo(200), daysAgo(179)), await photo(daysAgo(200), null)];

    expect(await purge()).toMatchObject({ unusedPhotos: 1, decidedPhotos: 1 });

    const left = await db.refundRequestPhoto.findMany({ orderBy: { id: 'asc' }, select: { id: true } });
    expect(left.map(({ id }) => id)).toEqual(kept);
    expect(await db.refundRequest.count()).toBe(3);
  });
});
