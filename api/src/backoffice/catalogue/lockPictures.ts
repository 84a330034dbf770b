import type { Transaction } from '../../platform/db/client.ts';
import { PictureNotFoundError } from './catalogueErrors.ts';

/**
 * Locks a picture against deletion until the transaction ends. It has to belong to the demo catalogue or a user with the permission
 * `CATALOGUE`: the avatar of a shopper is deleted with the account. @throws PictureNotFoundError
 */
export async function lockPicture(tx: Transaction, pictureId: string): Promise<void> {
  await lockPictures(tx, [pictureId]);
}

/** Locks several pictures, each named once. @throws PictureNotFoundError */
export async function lockPictures(tx: Transaction, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length === 0) return;
  const found = await tx.$queryRaw<unknown[]>`
    SELECT picture.id FROM pictures AS picture LEFT JOIN users AS owner ON owner.id = picture.owner_id
    LEFT JOIN role_definitions AS role ON role.id = owner.role_definition_id
    WHERE picture.id = ANY (${pictureIds}::uuid[]) AND (owner.id IS NULL OR 'CATALOGUE' = ANY (role.permissions))
    ORDER BY picture.id FOR KEY SHARE OF picture`;
  if (found.length < pictureIds.length) throw new PictureNotFoundError();
}
