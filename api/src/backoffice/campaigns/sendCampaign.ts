import { typeid } from 'typeid-js';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { enqueueJob } from '../../platform/db/enqueueJob.ts';
import { isUniqueViolation } from '../../platform/db/databaseFailure.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { enqueueMail, SEND_MAIL } from '../../platform/mail/enqueueMail.ts';

/** The job that queues the mails of a campaign. Its payload is `{ campaignId }`. */
export const SEND_CAMPAIGN = 'sendCampaign';

/** The longest texts of a campaign, in characters. */
export const MAX_CAMPAIGN = { subject: 150, body: 10_000 } as const;

/** How many mails one transaction queues. */
const BATCH_SIZE = 500;
/** As imports: receipts and codes are sent first. */
const PRIORITY = 10;

export class CampaignChangedError extends defineUserError({
  description: 'The draft has a newer revision, or was sent.',
  message: 'Someone else has changed or sent this email. Reload the page to see it.',
}) {}

/** A draft as its editor saw it. */
interface SeenDraft {
  campaignId: string;
  revision: number;
}

/** Saves the draft, and begins one when there is none. @throws CampaignChangedError */
export async function saveCampaign(
  viewer: Viewer,
  seen: SeenDraft | null,
  text: { subject: string; body: string },
): Promise<{ campaignId: string }> {
  requirePermission(viewer, 'CUSTOMERS');
  if (seen === null) {
    try {
      const { id } = await db.campaign.create({ data: { id: typeid().toUUID(), ...text }, select: { id: true } });
      return { campaignId: id };
    } catch (error) {
      throw isUniqueViolation(error) ? new CampaignChangedError() : error; // a colleague has begun one
    }
  }
  const { count } = await db.campaign.updateMany({
    where: { id: seen.campaignId, revision: seen.revision, status: 'DRAFT' },
    data: { ...text, revision: { increment: 1 } },
  });
  if (count === 0) throw new CampaignChangedError();
  return { campaignId: seen.campaignId };
}

/** Deletes the draft with its test mails. @throws CampaignChangedError */
export async function deleteCampaign(viewer: Viewer, { campaignId: id, revision }: SeenDraft) {
  requirePermission(viewer, 'CUSTOMERS');
  const { count } = await db.campaign.deleteMany({ where: { id, revision, status: 'DRAFT' } });
  if (count === 0) throw new CampaignChangedError();
  return { campaignId: id };
}

/** Mails the draft, or a sent text, to the viewer alone. @throws CampaignChangedError when there is no such campaign */
export async function testCampaign(viewer: Viewer, campaignId: string): Promise<{ campaignId: string }> {
  requirePermission(viewer, 'CUSTOMERS');
  const { userId } = viewer;
  await db.$transaction(async (tx) => {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    if ((await tx.campaign.count({ where: { id: campaignId } })) === 0) throw new CampaignChangedError();
    await enqueueMail(tx, { kind: 'CAMPAIGN_TEST', recipient: email, userId, campaignId });
  });
  return { campaignId };
}

/** Starts to send the draft to everyone who has agreed to offers. @throws CampaignChangedError */
export async function sendCampaign(viewer: Viewer, { campaignId: id, revision }: SeenDraft, now: Date) {
  requirePermission(viewer, 'CUSTOMERS');
  await db.$transaction(async (tx) => {
    const { count } = await tx.campaign.updateMany({
      where: { id, revision, status: 'DRAFT' },
      data: { status: 'SENDING', startedAt: now },
    });
    if (count === 0) throw new CampaignChangedError();
    const { subject } = await tx.campaign.findUniqueOrThrow({ where: { id }, select: { subject: true } });
    await enqueueJob(tx, { task: SEND_CAMPAIGN, key: `campaign:${id}` }, { campaignId: id });
    await recordAudit(tx, viewer, {
      action: 'CAMPAIGN_SEND',
      subjectId: id,
      subjectName: subject,
      before: { status: 'DRAFT' },
      after: { status: 'SENDING' },
    });
  });
  return { campaignId: id };
}

/** The users after a cursor whose consent is in force and whose address is their own, in the order of their ids. */
const audienceSql = (cursor: string | null) => Prisma.sql`
  SELECT account.id, account.email FROM (
    SELECT DISTINCT ON (user_id) user_id, is_given FROM consents
    WHERE purpose = 'MARKETING_EMAIL' AND (${cursor}::uuid IS NULL OR user_id > ${cursor}::uuid)
    ORDER BY user_id, number DESC
  ) AS last JOIN users account ON account.id = last.user_id
  WHERE last.is_given AND account.status = 'ACTIVE' AND account.email_verified_at IS NOT NULL
    AND account.password_hash IS NOT NULL
  ORDER BY account.id`;

/** How many people a campaign would reach now. */
export async function countAudience(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (${audienceSql(null)}) AS audience`;
  return row?.count ?? 0;
}

/**
 * Queues the mails of a campaign in batches, one for each person; a job that was interrupted goes on after the last batch. Each mail asks for
 * the consent again when it is sent.
 */
export async function queueCampaignMails(campaignId: string, signal?: AbortSignal): Promise<void> {
  while (await queueBatch(campaignId, new Date())) signal?.throwIfAborted();
}

/** Queues campaigns that no job works on, such as one whose failed job was discarded. */
export async function resumeCampaigns(): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${SEND_CAMPAIGN}, json_build_object('campaignId', id), job_key => 'campaign:' || id)
    FROM campaigns WHERE status = 'SENDING' AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs WHERE task_identifier = ${SEND_CAMPAIGN} AND key = 'campaign:' || campaigns.id)`;
}

/** Returns whether there may be more. */
function queueBatch(campaignId: string, now: Date): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [campaign] = await tx.$queryRaw<{ cursor: string | null }[]>`
      SELECT cursor::text FROM campaigns WHERE id = ${campaignId}::uuid AND status = 'SENDING' FOR NO KEY UPDATE`;
    if (!campaign) return false;
    const people = await tx.$queryRaw<{ id: string; email: string }[]>`
      ${audienceSql(campaign.cursor)} LIMIT ${BATCH_SIZE} FOR KEY SHARE OF account`; // a deletion that is under way ends first
    const [queued] = await tx.$queryRaw<{ count: number }[]>`
      WITH due AS (
        SELECT * FROM unnest(${people.map(() => typeid().toUUID())}::uuid[], ${people.map(({ id }) => id)}::uuid[],
          ${people.map(({ email }) => email)}::text[]) AS due (id, user_id, recipient)
      ), recipient AS (
        INSERT INTO campaign_recipients (campaign_id, user_id, created_at)
        SELECT ${campaignId}::uuid, user_id, ${now} FROM due ON CONFLICT DO NOTHING RETURNING user_id
      ), mail AS (
        INSERT INTO mails (id, kind, user_id, recipient, campaign_id, created_at)
        SELECT id, 'CAMPAIGN', user_id, due.recipient, ${campaignId}::uuid, ${now} FROM due JOIN recipient USING (user_id)
        RETURNING id
      )
      SELECT count(graphile_worker.add_job(${SEND_MAIL}, json_build_object('mailId', id), priority => ${PRIORITY}::int))::int
      FROM mail`;
    const hasMore = people.length === BATCH_SIZE;
    await tx.campaign.update({
      where: { id: campaignId },
      data: {
        recipientCount: { increment: queued?.count ?? 0 },
        cursor: people.at(-1)?.id ?? campaign.cursor,
        ...(!hasMore && { status: 'SENT', finishedAt: now }),
      },
      select: { id: true },
    });
    return hasMore;
  });
}
