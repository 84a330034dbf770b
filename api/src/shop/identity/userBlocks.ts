import type { Viewer } from '../../platform/core/viewer.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { UserBlockKind } from '../../platform/db/generated/client.ts';
import type { Fingerprint } from '../../platform/core/caller.ts';

interface NewBlock {
  userId: string;
  kind: UserBlockKind;
  /** For staff alone. */
  reason: string | null;
}

/** Places a block of a user. Returns whether it is new: one that is in force stays as it is. */
export async function placeBlock(tx: Transaction, viewer: Viewer, block: NewBlock): Promise<boolean> {
  const { count } = await tx.userBlock.createMany({
    data: { ...block, authorId: viewer.userId },
    skipDuplicates: true, // by the partial unique index
  });
  return count > 0;
}

/** Lifts the block of a user that is in force, which stays with its reason. Returns whether there was one. */
export async function liftBlock(tx: Transaction, viewer: Viewer, { userId, kind }: Pick<NewBlock, 'userId' | 'kind'>) {
  const { count } = await tx.userBlock.updateMany({
    where: { userId, kind, liftedAt: null },
    data: { liftedAt: new Date(), liftedById: viewer.userId },
  });
  return count > 0;
}

/** How a person can be reached; null where an account has no such text. */
interface Contacts {
  email: string;
  mobiles: readonly (string | null)[];
}

const DIGITS_OF_A_MOBILE = 10;

/**
 * The fingerprints by which a blocked shopper is known again after the account was deleted: of the e-mail address, and of each mobile number
 * without its country code.
 */
export function contactKeys({ email, mobiles }: Contacts, fingerprint: Fingerprint): string[] {
  const numbers = mobiles.flatMap((mobile) => mobile?.replace(/\D/g, '').slice(-DIGITS_OF_A_MOBILE) || []);
  const keyOf = (contact: string) => Buffer.from(fingerprint('blocked contact', contact)).toString('base64url');
  return [email.toLowerCase(), ...new Set(numbers)].map(keyOf);
}
