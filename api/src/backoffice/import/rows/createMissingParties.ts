import { typeid } from 'typeid-js';
import { recordAudits } from '../../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import type { CatalogueProduct } from '../csv/catalogueProduct.ts';
import { PARTY_ROLES, partyKey, type PartyLink } from '../csv/partyCell.ts';
import { readParties } from './catalogueSnapshot.ts';
import type { LockedImport } from './importBlock.ts';

/** Finds the id of a party of a row. */
export type PartyResolver = (party: PartyLink | null) => string | null;

/** The id of a party that the shop has. */
export const existingParty: PartyResolver = (party) => {
  if (party?.id === null) throw new Error(`${party.name} wasn’t added`);
  return party?.id ?? null;
};

/** Adds the parties that products name and the shop lacks, by one statement. One that is added at the same time is found. */
export async function createMissingParties(
  tx: Transaction,
  products: readonly CatalogueProduct[],
  { id: importId, actorId }: Pick<LockedImport, 'id' | 'actorId'>,
): Promise<PartyResolver> {
  const named = products.flatMap((product) => PARTY_ROLES.flatMap((role) => product[role] ?? []));
  const missing = named.filter(({ id }) => id === null);
  if (missing.length === 0) return existingParty;
  const rows = missing.map((party) => ({ ...party, id: typeid().toUUID() }));
  const added = await tx.$queryRaw<(PartyLink & { id: string })[]>`
    INSERT INTO parties (id, name, address, email, phone, fssai, updated_at)
    SELECT id, name, address, email, phone, fssai, now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS asked (id uuid, name text, address text, email text, phone text, fssai text)
    ORDER BY name, address ON CONFLICT (key) DO NOTHING
    RETURNING id::text, name, address, email, phone, fssai`;
  await recordAudits(
    tx,
    actorId,
    added.map(({ id, ...after }) => ({
      action: 'PARTY_CREATE',
      subjectId: id,
      subjectName: after.name,
      importId,
      before: null,
      after,
    })),
  );
  const found = await readParties(tx, missing);
  return (party) => existingParty(party?.id === null ? (found.get(partyKey(party)) ?? party) : party);
}
