import { argon2Channel } from '../shop/identity/login/password.ts';

/** The parameters of the argon2 computations that `work` causes, one for each; a rejection of `work` is ignored. */
export async function countPasswordHashes(work: () => Promise<unknown>): Promise<unknown[]> {
  const costs: unknown[] = [];
  const record = (cost: unknown) => void costs.push(cost);
  argon2Channel.subscribe(record);
  try {
    await work().catch(() => undefined);
  } finally {
    argon2Channel.unsubscribe(record);
  }
  return costs;
}
