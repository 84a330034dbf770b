import type { Transaction } from '../../db/client.ts';
import { PictureGoneError } from './catalogueErrors.ts';

/**
 * Makes sure that a picture is there, and stays until the transaction ends. It has to be the demo's or an admin's: a shopper's
 * avatar is theirs, and goes with their account. @throws PictureGoneError
 */
export async function holdPicture(tx: Transaction, pictureId: string): Promise<void> {
  await holdPictures(tx, [pictureId]);
}

/** The same for several, each named once. @throws PictureGoneError */
export async function holdPictures(tx: Transaction, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length === 0) return;
  const found = await tx.$queryRaw<unknown[]>`
    SELECT picture.id FROM media_files AS picture LEFT JOIN users AS owner ON owner.id = picture.owner_id
    WHERE picture.id = ANY (${pictureIds}::uuid[]) AND (owner.id IS NULL OR owner.role = 'ADMIN')
    ORDER BY picture.id FOR KEY SHARE OF picture`;
  if (found.length < pictureIds.length) throw new PictureGoneError();
}
