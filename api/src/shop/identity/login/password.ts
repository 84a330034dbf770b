import { channel } from 'node:diagnostics_channel';

/** Parameters of OWASP's password storage cheat sheet for argon2id, the library's default variant. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Receives the encoded parameters (`argon2id$v=19$m=19456,t=2,p=1`) of each argon2 computation, for measurements. */
export const argon2Channel = channel('kirana:argon2');

/** Hashes a password with argon2id and a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2'); // native code, for logins alone
  const passwordHash = await hash(normalizePassword(password), COST);
  publishCost(passwordHash);
  return passwordHash;
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password has the hash. Without a hash (no such account) it compares with a dummy hash and answers false, so that
 * the response time does not reveal whether the account exists.
 */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const compared = passwordHash ?? (await dummyHash);
  publishCost(compared);
  const { verify } = await import('@node-rs/argon2');
  const matches = await verify(compared, normalizePassword(password));
  return matches && passwordHash !== null;
}

/** Keyboards and systems encode the same letter in several ways; NFKC makes them one (NIST SP 800-63B). */
function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

function publishCost(passwordHash: string): void {
  if (argon2Channel.hasSubscribers) argon2Channel.publish(passwordHash.split('$').slice(1, 4).join('$'));
}
