import type { Config } from '../../platform/config/config.ts';
import { db } from '../../platform/db/client.ts';
import type { Role } from '../../platform/db/generated/client.ts';
import { revokeAllSessions } from '../../shop/identity/sessions/revokeSessions.ts';
import { hashPassword } from '../../shop/identity/login/password.ts';
import { removePreparedData } from '../../shop/identity/login/removePreparedData.ts';
import { revokePendingCredentials } from '../../shop/identity/login/revokePendingCredentials.ts';

export interface LoginCredentials {
  email: string;
  password: string;
}

/** The accounts of a demo shop. Their password is public: a shop that takes money must not run with DEMO=on. */
const DEMO_PASSWORD = 'kirana-demo';
const DEMO_ADMIN: LoginCredentials = { email: 'admin@kirana.example', password: DEMO_PASSWORD };
const DEMO_SHOPPER: LoginCredentials = { email: 'shopper@kirana.example', password: DEMO_PASSWORD };
const DEMO_PICKER: LoginCredentials = { email: 'picker@kirana.example', password: DEMO_PASSWORD };
const DEMO_RIDER: LoginCredentials = { email: 'rider@kirana.example', password: DEMO_PASSWORD };

/** The accounts that visitors of a demo shop may use. */
export interface DemoAccounts {
  admin?: LoginCredentials;
  shopper?: LoginCredentials;
  picker?: LoginCredentials;
  rider?: LoginCredentials;
}

/**
 * Creates the configured admin, or the demo admin, and the demo's shopper, picker and rider, where they are missing; an
 * existing account keeps its password. Answers the accounts that visitors of a demo shop may use.
 */
export async function ensureAccounts(config: Pick<Config, 'admin' | 'demo'>): Promise<DemoAccounts> {
  if (config.admin) await ensureAccount({ ...config.admin, name: 'Admin', role: 'ADMIN' });
  if (!config.demo) return {};
  if (!config.admin) await ensureAccount({ ...DEMO_ADMIN, name: 'Demo Admin', role: 'ADMIN' });
  await ensureAccount({ ...DEMO_SHOPPER, name: 'Demo Shopper', role: 'USER' });
  await ensureAccount({ ...DEMO_PICKER, name: 'Demo Picker', role: 'PICKER' });
  await ensureAccount({ ...DEMO_RIDER, name: 'Demo Rider', role: 'RIDER' });
  const staff = { picker: DEMO_PICKER, rider: DEMO_RIDER };
  return { ...(config.admin ? {} : { admin: DEMO_ADMIN }), shopper: DEMO_SHOPPER, ...staff };
}

async function ensureAccount(account: LoginCredentials & { name: string; role: Role }): Promise<void> {
  const { email, password, name, role } = account;
  const known = await db.user.findUnique({
    where: { email },
    select: { id: true, role: true, roleDefinitionId: true, emailVerifiedAt: true },
  });
  if (known && hasAtLeast(known, role)) return;
  if (known) return promoteExistingAccount(known, account);
  // Two processes may start at the same time: the second insert is skipped.
  await db.user.createMany({
    data: { email, name, role, passwordHash: await hashPassword(password), emailVerifiedAt: new Date() },
    skipDuplicates: true,
  });
}

/** Whether an account keeps its role: an admin's for every role, any other of staff for all but the admin's. */
function hasAtLeast(known: { role: Role; roleDefinitionId: string | null }, role: Role): boolean {
  if (role === 'USER' || known.role === 'ADMIN') return true;
  return role !== 'ADMIN' && known.roleDefinitionId !== null;
}

/** Gives the role to an existing account. If its address is not verified, its owner is unknown: no credential and no address stays. */
async function promoteExistingAccount(
  { id, emailVerifiedAt }: { id: string; emailVerifiedAt: Date | null },
  { password, role }: LoginCredentials & { role: Role },
): Promise<void> {
  const now = new Date();
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    const data = emailVerifiedAt ? { role } : { role, passwordHash, emailVerifiedAt: now };
    await tx.user.update({ where: { id }, data, select: { id: true } });
    if (emailVerifiedAt) return;
    await revokePendingCredentials(tx, id);
    await removePreparedData(tx, id);
    await revokeAllSessions(tx, id, now);
  });
}
