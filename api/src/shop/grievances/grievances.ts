import { typeid } from 'typeid-js';
import { DAY_MS, HOUR_MS } from '@kirana/shared/durations.ts';
import type { Caller, Fingerprint } from '../../platform/core/caller.ts';
import { readSignedText, signText } from '../../platform/core/signedText.ts';
import { SHOP_UTC_OFFSET_MINUTES } from '../../platform/core/shopCalendar.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { IdempotencyKeyReusedError } from '../../platform/db/claimIdempotencyKey.ts';
import { db } from '../../platform/db/client.ts';
import type { Grievance } from '../../platform/db/generated/client.ts';
import { enqueueMail } from '../../platform/mail/enqueueMail.ts';

/** The longest texts of a complaint and of its answer, in characters. */
export const MAX_GRIEVANCE = { subject: 120, body: 3000, note: 1000 } as const;

/** When a complaint has to be acknowledged, and when it has to be redressed: rule 4(5) of the Consumer Protection (E-Commerce) Rules, 2020. */
export function grievanceDeadlines(createdAt: Date): { acknowledgeBy: Date; resolveBy: Date } {
  return { acknowledgeBy: new Date(createdAt.getTime() + 48 * HOUR_MS), resolveBy: oneMonthAfter(createdAt) };
}

/** The same time of the same day of the next month in the shop, or of its last day. */
function oneMonthAfter(moment: Date): Date {
  const offset = SHOP_UTC_OFFSET_MINUTES * 60_000;
  const local = new Date(moment.getTime() + offset);
  const next = new Date(local);
  next.setUTCMonth(local.getUTCMonth() + 1);
  if (next.getUTCDate() !== local.getUTCDate()) next.setUTCDate(0); // it has run over the end of a shorter month
  return new Date(next.getTime() - offset);
}

/** A complaint as it is filed. */
export interface NewGrievance extends Pick<
  Grievance,
  'name' | 'email' | 'mobile' | 'orderNumber' | 'subject' | 'body'
> {
  idempotencyKey: string;
}

/**
 * Files a complaint of a shopper or a visitor, and mails its number. A repeated request with the same key returns the same complaint. An order
 * is linked if it is the viewer's. @throws TooManyAttemptsError, IdempotencyKeyReusedError
 */
export async function createGrievance(
  viewer: Viewer | null,
  { idempotencyKey, ...given }: NewGrievance,
  { caller, now }: { caller: Pick<Caller, 'network' | 'throttle' | 'fingerprint'>; now: Date },
): Promise<Grievance> {
  const address = Buffer.from(caller.fingerprint('grievance', given.email)).toString('base64url');
  await caller.throttle.consume('grievancesPerIp', caller.network);
  await caller.throttle.consume('grievancesPerAddress', address);
  return db.$transaction(async (tx) => {
    const userId = viewer?.userId ?? null;
    const order =
      userId !== null && given.orderNumber !== null
        ? await tx.order.findUnique({ where: { number: given.orderNumber, userId }, select: { id: true } })
        : null;
    const { acknowledgeBy } = grievanceDeadlines(now);
    const id = typeid().toUUID();
    const own = { id, userId, orderId: order?.id ?? null, createdAt: now, dueAt: acknowledgeBy };
    await tx.grievance.createMany({ data: { ...given, ...own, idempotencyKey }, skipDuplicates: true });
    const grievance = await tx.grievance.findUniqueOrThrow({ where: { idempotencyKey } });
    if (grievance.id === id) {
      await enqueueMail(tx, { kind: 'GRIEVANCE_RECEIVED', recipient: given.email, grievanceId: id });
      return grievance;
    }
    const isSame = grievance.userId === userId && textOf(grievance) === textOf(given);
    if (!isSame) throw new IdempotencyKeyReusedError();
    return grievance;
  });
}

/** All that was written, to compare requests. */
function textOf({ name, email, mobile, orderNumber, subject, body }: Omit<NewGrievance, 'idempotencyKey'>): string {
  return JSON.stringify([name, email, mobile, orderNumber, subject, body]);
}

const PURPOSE = 'grievance';

/** The path of a complaint for those who have its link; it does not expire, because the answer may be needed later. */
export function grievancePath(id: string, fingerprint: Fingerprint): string {
  return `/complaint/${signText(id, PURPOSE, fingerprint)}`;
}

/** The complaint that a link shows; null for a link that the shop has not signed. */
export async function findGrievance(token: string, fingerprint: Fingerprint): Promise<Grievance | null> {
  const id = readSignedText(token, PURPOSE, fingerprint);
  return id === null ? null : db.grievance.findUnique({ where: { id } });
}

/** Staff get a mail about what is due by the day after the next one of these mails, or this much earlier for the answer. */
export const DUE_SOON_MS = { RECEIVED: DAY_MS, ACKNOWLEDGED: 5 * DAY_MS } as const;
