import { claimingIdempotencyKey, type IdempotentWrite } from '../../platform/db/claimIdempotencyKey.ts';
import type { StatementRunner } from '../../platform/db/runTransaction.ts';
import type { Address, User } from '../../platform/db/generated/client.ts';
import { ORDER_PAGES_SQL, type OrderPages } from '../pages/pageVersions.ts';
import type { Caller } from '../../platform/core/caller.ts';

/** The address that an order copies. House, building and street are null in an address that was written as a line. */
export interface Destination extends Pick<
  Address,
  'house' | 'building' | 'street' | 'city' | 'state' | 'country' | 'pincode' | 'mobile'
> {
  addressLine: string;
  recipientName: string;
  /** The note of an order that has none of its own. */
  deliveryInstructions: string | null;
}

type Account = Pick<User, 'email' | 'mobile'>;

/**
 * Claims the idempotency key of an order, locks its user until the transaction ends, so that the orders of one account are placed one after
 * the other, and reads the versions of pages in force and one of the user's addresses: null when it does not exist. Returns null when an earlier request has claimed the key.
 */
export async function openCheckout(tx: StatementRunner, write: IdempotentWrite, addressId: string) {
  const [found] = await tx.$queryRaw<{ account: Account; address: Destination | null; pages: OrderPages }[]>`
    WITH ${claimingIdempotencyKey(write).with}, account AS MATERIALIZED (
      SELECT id, name, email, mobile FROM users WHERE id = ${write.userId}::uuid AND EXISTS (SELECT FROM claimed) FOR NO KEY UPDATE
    )
    SELECT json_build_object('email', account.email, 'mobile', account.mobile) AS account, ${ORDER_PAGES_SQL} AS pages,
      CASE WHEN address.id IS NOT NULL THEN json_build_object('addressLine', line, 'house', house, 'building', building, 'street', street,
        'city', city, 'state', state, 'country', country, 'pincode', pincode, 'mobile', address.mobile,
        'recipientName', coalesce(receiver_name, account.name), 'deliveryInstructions', delivery_instructions) END AS address
    FROM account LEFT JOIN addresses address ON address.id = ${addressId}::uuid AND user_id = account.id AND is_active`;
  return found ?? null;
}

const NEITHER_LETTERS_NOR_DIGITS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * The fingerprints by which cash orders of several accounts are counted together. A door is its pincode, house, building and street, or its line where the address has no parts, without
 * case, spaces and punctuation. Floor and landmark do not count, because they can be left out.
 */
export function orderKeys(
  { pincode, house, building, street, addressLine }: Destination,
  { network, fingerprint }: Pick<Caller, 'network' | 'fingerprint'>,
) {
  const place = house === null ? addressLine : [house, building, street].join(' ');
  const door = `${pincode} ${place}`.normalize('NFKC').toLowerCase().replace(NEITHER_LETTERS_NOR_DIGITS, '');
  const keyOf = (purpose: string, text: string) => Buffer.from(fingerprint(purpose, text)).toString('base64url');
  return { addressKey: keyOf('order address', door), networkKey: keyOf('order network', network) };
}

export type OrderKeys = ReturnType<typeof orderKeys>;
