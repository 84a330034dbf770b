import type { Config } from '../../platform/config/config.ts';
import { db } from '../../platform/db/client.ts';
import type { Role } from '../../platform/db/generated/client.ts';
import { revokeAllSessions } from '../../shop/identity/sessions/revokeSessions.ts';
import { hashPassword } from '../../shop/identity/login/password.ts';
import { removeUnprovenData, revokePendingCredentials } from '../../shop/identity/login/accountRecovery.ts';

export interface LoginCredentials {
  email: string;
  password: string;
}

/** Public: a shop that takes money must not run with DEMO=on. */
const DEMO_PASSWORD = 'kirana-demo';
const DEMO_ACCOUNTS = [
  { key: 'admin', name: 'Demo Admin', role: 'ADMIN' },
  { key: 'shopper', name: 'Demo Shopper', role: 'USER' },
  { key: 'picker', name: 'Demo Picker', role: 'PICKER' },
  { key: 'rider', name: 'Demo Rider', role: 'RIDER' },
] as const satisfies { key: string; name: string; role: Role }[];

/** The accounts that visitors of a demo shop may use. */
export type DemoAccounts = Partial<Record<(typeof DEMO_ACCOUNTS)[number]['key'], LoginCredentials>>;

/**
 * Creates the configured admin, or the demo admin, and the demo's shopper, picker and rider, where they are missing; an
 * existing account keeps its password. Answers the accounts that visitors of a demo shop may use.
 */
export async function ensureAccounts(config: Pick<Config, 'admin' | 'demo'>): Promise<DemoAccounts> {
  if (config.admin) await ensureAccount({ ...config.admin, name: 'Admin', role: 'ADMIN' });
  const accounts: DemoAccounts = {};
  for (const { key, name, role } of config.demo ? DEMO_ACCOUNTS : []) {
    if (key === 'admin' && config.admin) continue;
    const credentials = { email: `${key}@kirana.example`, password: DEMO_PASSWORD };
    await ensureAccount({ ...credentials, name, role });
    accounts[key] = credentials;
  }
  return accounts;
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

/** Gives the role to an existing account. If its address is not verified, its owner is unknown: no credential and no unproven address stays. */
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
    await removeUnprovenData(tx, id);
    await revokeAllSessions(tx, id, now);
  });
}
