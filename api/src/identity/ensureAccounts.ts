import type { Config } from '../config.ts';
import { db } from '../db/client.ts';
import type { Role } from '../db/generated/client.ts';
import { endAllSessions } from './endSessions.ts';
import { hashPassword } from './password.ts';

/** What a person types to sign in. */
export interface Account {
  email: string;
  password: string;
}

/** The accounts of a demo shop. They are public: no shop that takes money runs with DEMO=on. */
const DEMO_PASSWORD = 'kirana-demo';
const DEMO_ADMIN: Account = { email: 'admin@kirana.example', password: DEMO_PASSWORD };
const DEMO_SHOPPER: Account = { email: 'shopper@kirana.example', password: DEMO_PASSWORD };
const DEMO_PICKER: Account = { email: 'picker@kirana.example', password: DEMO_PASSWORD };
const DEMO_RIDER: Account = { email: 'rider@kirana.example', password: DEMO_PASSWORD };

/** What a role has before another; an account that has as much already keeps it. */
const RANKS: Record<Role, number> = { USER: 0, PICKER: 1, RIDER: 1, ADMIN: 2 };

/** The accounts that a visitor of a demo shop may use. */
export interface OpenAccounts {
  admin?: Account;
  shopper?: Account;
  picker?: Account;
  rider?: Account;
}

/**
 * Makes the configured admin, or the demo admin, and the demo's shopper, picker and rider, where they are missing; an account
 * that is there keeps its password. Answers those that a visitor of a demo shop may use.
 */
export async function ensureAccounts(config: Pick<Config, 'admin' | 'demo'>): Promise<OpenAccounts> {
  if (config.admin) await ensureAccount({ ...config.admin, name: 'Admin', role: 'ADMIN' });
  if (!config.demo) return {};
  if (!config.admin) await ensureAccount({ ...DEMO_ADMIN, name: 'Demo Admin', role: 'ADMIN' });
  await ensureAccount({ ...DEMO_SHOPPER, name: 'Demo Shopper', role: 'USER' });
  await ensureAccount({ ...DEMO_PICKER, name: 'Demo Picker', role: 'PICKER' });
  await ensureAccount({ ...DEMO_RIDER, name: 'Demo Rider', role: 'RIDER' });
  const staff = { picker: DEMO_PICKER, rider: DEMO_RIDER };
  return { ...(config.admin ? {} : { admin: DEMO_ADMIN }), shopper: DEMO_SHOPPER, ...staff };
}

async function ensureAccount(account: Account & { name: string; role: Role }): Promise<void> {
  const { email, password, name, role } = account;
  const known = await db.user.findUnique({ where: { email }, select: { id: true, role: true, emailVerifiedAt: true } });
  if (known && RANKS[known.role] >= RANKS[role]) return;
  if (known) return appoint(known, account);
  // Two processes may start at once; the second one finds the account made.
  await db.user.createMany({
    data: { email, name, role, passwordHash: await hashPassword(password), emailVerifiedAt: new Date() },
    skipDuplicates: true,
  });
}

/** Somebody has registered with the address of an admin or of staff. Who has not proven that it is theirs is put out, and the password is ours. */
async function appoint(
  { id, emailVerifiedAt }: { id: string; emailVerifiedAt: Date | null },
  { password, role }: Account & { role: Role },
): Promise<void> {
  const now = new Date();
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    const data = emailVerifiedAt ? { role } : { role, passwordHash, emailVerifiedAt: now };
    await tx.user.update({ where: { id }, data, select: { id: true } });
    if (!emailVerifiedAt) await endAllSessions(tx, id, now);
  });
}
