import { hash, verify } from '@node-rs/argon2';

/** The shortest and longest password that is taken, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

/** Parameters of OWASP's password storage cheat sheet for argon2id, the library's default variant. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password with argon2id and a random salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the hashed one. Without a hash (no such account) it does the same work and
 * answers no, so that the time taken tells nothing.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), typed(password));
  return matches && passwordHash !== null;
}

/** Keyboards and systems write the same letter in several ways; here it is one (NIST SP 800-63B). */
function typed(password: string): string {
  return password.normalize('NFKC');
}
