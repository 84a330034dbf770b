import type { Config } from '../../platform/config/config.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { lockDemo } from '../../platform/db/lockDemo.ts';
import type { Role } from '../../platform/db/generated/client.ts';
import { revokeAllSessions } from '../../shop/identity/sessions/revokeSessions.ts';
import { hashPassword } from '../../shop/identity/login/password.ts';
import { removeUnprovenData, revokePendingCredentials } from '../../shop/identity/login/accountRecovery.ts';

export interface LoginCredentials {
  email: string;
  password: string;
}

/** Public: a shop that takes money must not run with DEMO=on. */
export const DEMO_PASSWORD = 'kirana-demo';
const DEMO_ACCOUNTS = [
  { key: 'admin', name: 'Demo Admin', role: 'ADMIN' },
  { key: 'shopper', name: 'Demo Shopper', role: 'USER' },
  { key: 'picker', name: 'Demo Picker', role: 'PICKER' },
  { key: 'rider', name: 'Demo Rider', role: 'RIDER' },
] as const satisfies { key: string; name: string; role: Role }[];
const TIMEOUT_MS = 60_000;

/** The accounts that visitors of a demo shop may use. */
export type DemoAccounts = Partial<Record<(typeof DEMO_ACCOUNTS)[number]['key'], LoginCredentials>>;

/**
 * Creates the configured admin, or the demo admin, and the demo's shopper, picker and rider, where they are missing; an
 * existing account keeps its password. A shop whose owner has removed the demo gets none of the demo's. Answers the accounts that visitors of a
 * demo shop may use.
 */
export async function ensureAccounts(config: Pick<Config, 'admin' | 'demo'>): Promise<DemoAccounts> {
  const { admin } = config;
  if (admin) await db.$transaction((tx) => ensureAccount(tx, { ...admin, name: 'Admin', role: 'ADMIN' }));
  return config.demo ? db.$transaction((tx) => ensureDemoAccounts(tx, admin !== null), { timeout: TIMEOUT_MS }) : {};
}

async function ensureDemoAccounts(tx: Transaction, hasAdmin: boolean): Promise<DemoAccounts> {
  const accounts: DemoAccounts = {};
  if (!(await lockDemo(tx, TIMEOUT_MS))) return accounts;
  for (const { key, name, role } of DEMO_ACCOUNTS) {
    if (key === 'admin' && hasAdmin) continue;
    const credentials = { email: `${key}@kirana.example`, password: DEMO_PASSWORD };
    await ensureAccount(tx, { ...credentials, name, role });
    accounts[key] = credentials;
  }
  return accounts;
}

async function ensureAccount(tx: Transaction, account: LoginCredentials & { name: string; role: Role }): Promise<void> {
  const { email, password, name, role } = account;
  const known = await tx.user.findUnique({
    where: { email },
    select: { id: true, role: true, roleDefinitionId: true, emailVerifiedAt: true },
  });
  if (known && hasAtLeast(known, role)) return;
  if (known) return promoteExistingAccount(tx, known, account);
  // Two processes may start at the same time: the second insert is skipped.
  await tx.user.createMany({
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
  tx: Transaction,
  { id, emailVerifiedAt }: { id: string; emailVerifiedAt: Date | null },
  { password, role }: LoginCredentials & { role: Role },
): Promise<void> {
  const now = new Date();
  const passwordHash = await hashPassword(password);
  const data = emailVerifiedAt ? { role } : { role, passwordHash, emailVerifiedAt: now };
  await tx.user.update({ where: { id }, data, select: { id: true } });
  if (emailVerifiedAt) return;
  await revokePendingCredentials(tx, id);
  await removeUnprovenData(tx, id);
  await revokeAllSessions(tx, id, now);
}
