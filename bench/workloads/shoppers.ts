import { createAccessTokens } from '../../api/src/shop/identity/sessions/accessToken.ts';
import { seededId } from '../database/seededId.ts';

/** Shoppers of one connection, so that no row of theirs is locked by another connection. */
const PER_CONNECTION = 8;

/** A shopper with a session. */
export interface Shopper {
  userId: string;
  addressId: string;
  /** Valid for a quarter of an hour. */
  accessToken: string;
  /** The header of the session. */
  headers: { authorization: string };
}

/** The number of shoppers that so many connections use. */
export function shopperCount(connections: number): number {
  return connections * PER_CONNECTION;
}

/** The shoppers of a connection, with new access tokens. */
export function shoppersOf(connection: number, jwtSecret: string): Promise<Shopper[]> {
  const tokens = createAccessTokens(jwtSecret);
  const numbers = Array.from({ length: PER_CONNECTION }, (_each, index) => connection * PER_CONNECTION + index + 1);
  return Promise.all(
    numbers.map(async (n) => {
      const userId = seededId('user', n);
      const accessToken = await tokens.issue({ userId, sessionId: seededId('session', n) });
      const headers = { authorization: `Bearer ${accessToken}` };
      return { userId, addressId: seededId('address', n), accessToken, headers };
    }),
  );
}
