import { createHmac, timingSafeEqual } from 'node:crypto';
import { rowsOf } from './database.ts';

const SECRET = process.env['JWT_SECRET'] ?? '';
const HEADER = Buffer.from('{"alg":"HS256"}').toString('base64url');
const LIFETIME_SECONDS = 15 * 60;

const FIND = {
  name: 'session',
  text: `SELECT FROM sessions JOIN users ON users.id = user_id
    WHERE sessions.id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > now() AND status = 'ACTIVE'`,
};

interface Claims {
  sub: string;
  sid: string;
  exp: number;
}

/** A request without a valid session. */
export class UnauthenticatedError extends Error {}

/** The user of a signed token whose session is active. @throws UnauthenticatedError */
export async function userOf(authorization: string | undefined): Promise<string> {
  const claims = claimsOf(authorization?.slice('Bearer '.length) ?? '');
  if (!claims || claims.exp < Date.now() / 1000) throw new UnauthenticatedError();
  const found = await rowsOf(FIND, [claims.sid, claims.sub]);
  if (found.length === 0) throw new UnauthenticatedError();
  return claims.sub;
}

function claimsOf(token: string): Claims | null {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const [expected, given] = [sign(`${header}.${payload}`), Buffer.from(signature, 'base64url')];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims; // the signature is ours
}

/** A signed token for a session. */
export function issueToken(sub: string, sid: string): string {
  const claims: Claims = { sub, sid, exp: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS };
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${sign(signed).toString('base64url')}`;
}

function sign(text: string): Buffer {
  return createHmac('sha256', SECRET).update(text).digest();
}
