import { db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { STATE } from './jobState.ts';
import { SCHEDULE } from './schedule.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_DAYS = 1;
const MAIL_DAYS = 7;
const IMPORT_DAYS = 90;
const IMPORTS_AT_ONCE = 5;
const BATCH_DAYS = 2; // undoing is over after one
const SEARCH_MISS_DAYS = 90; // as far back as the overview goes
const WEBHOOK_DAYS = 30; // a signature counts for minutes, and Stripe tells again for three days
const DELIVERY_DAYS = 30;
const TEST_PAYMENT_DAYS = 90;
const SCHEDULED_JOB_DAYS = 1; // what the clock starts has been started again since
const SPENT_TOKEN_DAYS = 30; // as long as a session may last: an older token is refused for its age

/** How many rows of each kind a purge has deleted. */
export interface Purged {
  sessions: number;
  apiTokens: number;
  spentTokens: number;
  codes: number;
  idempotencyKeys: number;
  mails: number;
  throttleCounts: number;
  imports: number;
  searchMisses: number;
  productBatches: number;
  webhookEvents: number;
  webhookDeliveries: number;
  testPayments: number;
  scheduledJobs: number;
}

/** Deletes what has no meaning any more at `now`. */
export async function purgeExpired(now: Date): Promise<Purged> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [
    sessions,
    apiTokens,
    spentTokens,
    codes,
    idempotencyKeys,
    mails,
    throttleCounts,
    searchMisses,
    productBatches,
    webhookEvents,
    webhookDeliveries,
    testPayments,
    scheduledJobs,
  ] = await db.$transaction([
    db.session.deleteMany({ where: { expiresAt: { lt: now } } }),
    db.apiToken.deleteMany({ where: { expiresAt: { lt: now } } }),
    db.spentRefreshToken.deleteMany({ where: { spentAt: { lt: daysAgo(SPENT_TOKEN_DAYS) } } }),
    db.oneTimeCode.deleteMany({ where: { expiresAt: { lt: now } } }),
    db.idempotencyKey.deleteMany({ where: { createdAt: { lt: daysAgo(KEY_DAYS) } } }),
    db.mail.deleteMany({
      where: {
        createdAt: { lt: daysAgo(MAIL_DAYS) }, // what the index knows; a mail is begun after it was written
        OR: [{ begunAt: null }, { begunAt: { lt: daysAgo(MAIL_DAYS) } }],
      },
    }),
    db.throttleCount.deleteMany({ where: { expire: { lt: now.getTime() } } }),
    db.searchMiss.deleteMany({ where: { day: { lt: daysAgo(SEARCH_MISS_DAYS) } } }),
    db.productBatch.deleteMany({ where: { createdAt: { lt: daysAgo(BATCH_DAYS) } } }),
    db.webhookEvent.deleteMany({ where: { handledAt: { lt: daysAgo(WEBHOOK_DAYS) } } }),
    db.webhookDelivery.deleteMany({ where: { createdAt: { lt: daysAgo(DELIVERY_DAYS) } } }), // and their attempts
    db.testPayment.deleteMany({ where: { createdAt: { lt: daysAgo(TEST_PAYMENT_DAYS) } } }), // and their refunds
    failedTurns(daysAgo(SCHEDULED_JOB_DAYS)),
  ]);
  // Apart, because each may have 1,00,000 rows.
  const imports = await db.catalogueImport.deleteMany({
    where: { createdAt: { lt: daysAgo(IMPORT_DAYS) }, status: { notIn: ['CHECKING', 'RUNNING'] } },
    limit: IMPORTS_AT_ONCE,
  });
  return {
    sessions: sessions.count,
    apiTokens: apiTokens.count,
    spentTokens: spentTokens.count,
    codes: codes.count,
    idempotencyKeys: idempotencyKeys.count,
    mails: mails.count,
    throttleCounts: throttleCounts.count,
    imports: imports.count,
    searchMisses: searchMisses.count,
    productBatches: productBatches.count,
    webhookEvents: webhookEvents.count,
    webhookDeliveries: webhookDeliveries.count,
    testPayments: testPayments.count,
    scheduledJobs: scheduledJobs.length,
  };
}

/** Deletes what the clock has started and has failed for good before that moment, which the queue would keep for ever. */
function failedTurns(before: Date): Prisma.PrismaPromise<unknown[]> {
  const tasks = SCHEDULE.map(({ task }) => task);
  return db.$queryRaw<unknown[]>`
    SELECT id FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE task_identifier = ANY(${tasks}::text[]) AND ${STATE} = 'FAILED' AND updated_at < ${before}))`;
}
