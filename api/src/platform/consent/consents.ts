import { MARKETING_NOTICES, type ConsentNotice } from '@kirana/shared/consent.ts';
import { z } from 'zod';
import { db, type Transaction } from '../db/client.ts';
import { Prisma, type ConsentPlace, type ConsentPurpose } from '../db/generated/client.ts';

/** The notices of each purpose, the newest first. */
export const CONSENT_NOTICES: Readonly<Record<ConsentPurpose, readonly [ConsentNotice, ...ConsentNotice[]]>> = {
  MARKETING_EMAIL: MARKETING_NOTICES,
};

/** The notice of a purpose with a version; null when there is none. */
export function findNotice(purpose: ConsentPurpose, version: number): ConsentNotice | null {
  return CONSENT_NOTICES[purpose].find((notice) => notice.version === version) ?? null;
}

/** A version that a notice of the purpose has, also a former one, which an open page still shows. */
export function noticeVersionShape(purpose: ConsentPurpose) {
  return z.number().refine((version) => findNotice(purpose, version) !== null, 'There is no such notice');
}

/** A consent as it is given under a notice, or withdrawn. */
interface ConsentChange {
  userId: string;
  purpose: ConsentPurpose;
  place: ConsentPlace;
  /** Null withdraws. */
  notice: ConsentNotice | null;
}

/**
 * Adds a row if it changes what is in force: repeating it adds none, and neither does a withdrawal without a consent. A deleted account
 * stays as it is.
 */
export async function recordConsent(tx: Transaction, change: ConsentChange, now: Date): Promise<void> {
  const { userId, purpose, place, notice } = change;
  // The second of two concurrent changes reads the row of the first.
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    INSERT INTO consents (user_id, purpose, number, is_given, place, notice_version, language, notice, created_at)
    SELECT id, ${purpose}::consent_purpose, coalesce(last.number, 0) + 1, ${notice !== null}, ${place}::consent_place,
      ${notice?.version}::int, ${notice?.language}, ${notice?.text}, ${now}
    FROM users LEFT JOIN LATERAL (
      SELECT number, is_given, notice_version FROM consents
      WHERE purpose = ${purpose}::consent_purpose AND user_id = users.id ORDER BY number DESC LIMIT 1
    ) AS last ON true
    WHERE id = ${userId}::uuid AND status <> 'INACTIVE'
      AND (coalesce(last.is_given, false), last.notice_version) IS DISTINCT FROM (${notice !== null}, ${notice?.version}::int)`;
}

/** The condition that the consent of the user of a column is in force. */
export function hasConsentSql(userId: Prisma.Sql, purpose: ConsentPurpose): Prisma.Sql {
  return Prisma.sql`coalesce((
    SELECT is_given FROM consents WHERE purpose = ${purpose}::consent_purpose AND user_id = ${userId}
    ORDER BY number DESC LIMIT 1), false)`;
}

/** Whether the user has given the consent and not withdrawn it. */
export async function hasConsent(userId: string, purpose: ConsentPurpose): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isGiven: boolean }[]>`
    SELECT ${hasConsentSql(Prisma.sql`${userId}::uuid`, purpose)} AS "isGiven"`;
  return row?.isGiven ?? false;
}
