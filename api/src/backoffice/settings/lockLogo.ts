import type { SettingKey } from '../../platform/config/settings/settings.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import type { Transaction } from '../../platform/db/client.ts';

/**
 * Locks a picture against deletion until the transaction ends. It has to be one uploaded for the shop: the avatar of a shopper is deleted
 * with the account. @throws InvalidInputError
 */
export async function lockLogo(tx: Transaction, key: SettingKey, pictureId: string): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT picture.id FROM pictures AS picture LEFT JOIN users AS owner ON owner.id = picture.owner_id
    LEFT JOIN role_definitions AS role ON role.id = owner.role_definition_id
    WHERE picture.id = ${pictureId}::uuid
      AND (owner.id IS NULL OR role.permissions && '{CATALOGUE,SETTINGS}'::permission[])
    FOR KEY SHARE OF picture`;
  if (found.length === 0) throw new InvalidInputError([{ path: key, message: 'This picture no longer exists' }]);
}
