import { createHash, randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { rowsOf } from './database.ts';
import { issueToken, UnauthenticatedError } from './session.ts';

const FIND = {
  name: 'user',
  text: `SELECT id, name, email, role, password_hash AS "passwordHash" FROM users WHERE email = $1 AND status = 'ACTIVE'`,
};

/** Creates no session when the password has changed since it was compared. */
const CREATE = {
  name: 'session-create',
  text: `WITH seen AS (
      UPDATE users SET last_login_at = now() WHERE id = $1 AND password_hash = $2 AND status = 'ACTIVE' RETURNING id
    )
    INSERT INTO sessions (id, user_id, token_hash, expires_at)
    SELECT uuidv7(), id, $3, now() + interval '30 days' FROM seen RETURNING id`,
};

interface UserRow {
  id: string;
  name: string;
  email: string;
  role: string;
  passwordHash: string;
}

/** Checks a password and creates a session. @throws UnauthenticatedError */
export async function signIn({ email, password }: { email: string; password: string }): Promise<object> {
  const [user] = await rowsOf<UserRow>(FIND, [email]);
  if (!user || !(await verify(user.passwordHash, password))) throw new UnauthenticatedError();
  const refreshToken = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(refreshToken).digest();
  const [session] = await rowsOf<{ id: string }>(CREATE, [user.id, user.passwordHash, tokenHash]);
  if (!session) throw new UnauthenticatedError();
  const { passwordHash: _passwordHash, ...viewer } = user;
  return { accessToken: issueToken(user.id, session.id), refreshToken, viewer };
}
