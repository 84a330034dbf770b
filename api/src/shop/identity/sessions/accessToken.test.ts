import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../testing/fixtures.ts';
import { ACCESS_TOKEN_SECONDS, createAccessTokens } from './accessToken.ts';

const SECRET = 'the secret of this shop, long enough';
const keyOf = (secret: string) => new TextEncoder().encode(secret);

describe('access tokens', () => {
  const tokens = createAccessTokens(SECRET);
  const session = { userId: newId(), sessionId: newId() };
  const draft = () => new SignJWT({ sid: session.sessionId }).setSubject(session.userId).setIssuedAt();

  it('authenticate the session that they were issued for, and say when', async () => {
    const token = await tokens.issue(session);
    const { iat: issuedAt } = decodeJwt(token);
    expect(await tokens.read(token)).toEqual({ ...session, issuedAt });
  });

  it('contain their expiry', async () => {
    const [, payload = ''] = (await tokens.issue(session)).split('.');
    const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(exp).toBe(Math.floor(iat) + ACCESS_TOKEN_SECONDS);
  });

  it('are invalid once expired', async () => {
    const expired = await draft()
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(new Date(Date.now() - 1000))
      .sign(keyOf(SECRET));
    expect(await tokens.read(expired)).toBeNull();
  });

  it('are invalid when signed with another key', async () => {
    expect(
      await tokens.read(await createAccessTokens('another secret, long enough as well').issue(session)),
    ).toBeNull();
  });

  it('are invalid without a signature, or with another algorithm', async () => {
    const unsigned = new UnsecuredJWT({ sid: session.sessionId }).setSubject(session.userId).encode();
    const other = await draft()
      .setProtectedHeader({ alg: 'HS512' })
      .setExpirationTime('1h')
      .sign(keyOf(SECRET.padEnd(64, '!')));
    const [, payload, signature] = (await tokens.issue(session)).split('.');
    const relabelled = [Buffer.from('{"alg":"none"}').toString('base64url'), payload, signature].join('.');
    for (const token of [unsigned, other, relabelled]) expect(await tokens.read(token)).toBeNull();
  });

  it('are invalid when a character of them is changed', async () => {
    const [header, payload = '', signature] = (await tokens.issue(session)).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: newId() })).toString('base64url');
    expect(await tokens.read([header, forged, signature].join('.'))).toBeNull();
  });

  it('are invalid without the claims of a session', async () => {
    const sign = (draft: SignJWT) =>
      draft.setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(keyOf(SECRET));
    const tokensWithout = [
      await sign(new SignJWT({}).setSubject(session.userId)),
      await sign(new SignJWT({ sid: session.sessionId })),
      await sign(new SignJWT({ sid: "x' OR 1=1" }).setSubject(session.userId)),
    ];
    for (const token of tokensWithout) expect(await tokens.read(token)).toBeNull();
  });

  it.each(['', 'x', '...', 'a.b.c', 'null', '{}', '\0', 'x'.repeat(100_000)])('are not %j', async (garbage) => {
    expect(await tokens.read(garbage)).toBeNull();
  });
});
