import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import type { Party } from '../../../platform/db/generated/client.ts';
import { PARTY_BASE } from '../../../shop/catalogue/declarations/declarations.ts';
import { defineUserError } from '../../../platform/core/errors/userError.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';

export class PartyNotFoundError extends defineUserError({
  description: 'There is no such manufacturer, packer or importer.',
  message: 'This business no longer exists',
}) {}

export class PartyTakenError extends defineUserError({
  description: 'There is a business with this name and address; case and signs do not count.',
  message: 'There’s already a business with this name and address',
}) {}

/** The fields of a party. */
export type PartyFields = Pick<Party, 'name' | 'address' | 'email' | 'phone' | 'fssai'>;

/** Adds a party that products can share. @throws PartyTakenError */
export async function createParty(viewer: Viewer, fields: PartyFields): Promise<{ partyId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new PartyTakenError(), async (tx) => {
    const { id } = await tx.party.create({ data: fields, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'PARTY_CREATE',
      subjectId: id,
      subjectName: fields.name,
      before: null,
      after: fields,
    });
    return { partyId: id };
  });
}

/** Changes a party on all its products. @throws PartyNotFoundError, PartyTakenError */
export async function updateParty(
  viewer: Viewer,
  { partyId, ...fields }: PartyFields & { partyId: string },
): Promise<{ partyId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new PartyTakenError(), async (tx) => {
    await tx.$executeRaw`SELECT FROM parties WHERE id = ${partyId}::uuid FOR NO KEY UPDATE`;
    const found = await tx.party.findUnique({ where: { id: partyId }, select: PARTY_BASE });
    if (!found) throw new PartyNotFoundError();
    const { id: _id, ...before } = found;
    await tx.party.update({ where: { id: partyId }, data: fields, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'PARTY_UPDATE',
      subjectId: partyId,
      subjectName: fields.name,
      before,
      after: fields,
    });
    return { partyId };
  });
}

const MAX_FOUND = 20;

/** The parties whose name or address has a text, by name. */
export async function findParties(viewer: Viewer, search: string) {
  requirePermission(viewer, 'CATALOGUE');
  const words = search.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return db.party.findMany({
    where: { AND: words.map((word) => ({ key: { contains: word } })) },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MAX_FOUND,
    select: PARTY_BASE,
  });
}

/** Fails unless all parties exist. There is no way to delete one. @throws PartyNotFoundError */
export async function requireParties(tx: Transaction, ids: readonly (string | null | undefined)[]): Promise<void> {
  const asked = [...new Set(ids.filter((id) => id != null))];
  if (asked.length > 0 && (await tx.party.count({ where: { id: { in: asked } } })) < asked.length)
    throw new PartyNotFoundError();
}
