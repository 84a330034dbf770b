import type { Transaction } from '../../platform/db/client.ts';
import { SYNONYM_LOCK } from '../../shop/search/vocabulary/synonymLock.ts';
import { synonymState, type SynonymState } from '../../shop/search/vocabulary/synonymState.ts';
import { SynonymGroupChangedError, SynonymGroupNotFoundError } from './synonymErrors.ts';

/** A synonym group that a transaction has locked. */
export interface LockedSynonymGroup {
  handle: string;
  name: string;
  isCurated: boolean;
  state: SynonymState;
  /** What the release has under the handle, of a group that differs from it. */
  original: SynonymState | null;
}

/** A group, and the version of it that the admin has read. */
export interface SeenSynonymGroup {
  synonymGroupId: string;
  version: number;
}

/**
 * Locks a synonym group against edits and releases until the transaction ends.
 * @throws SynonymGroupNotFoundError, SynonymGroupChangedError
 */
export async function lockSynonymGroup(
  tx: Transaction,
  { synonymGroupId, version }: SeenSynonymGroup,
): Promise<LockedSynonymGroup> {
  await lockRelease(tx);
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT handle FROM synonym_groups WHERE group_id = ${synonymGroupId}::uuid FOR UPDATE`;
  if (locked.length === 0) throw new SynonymGroupNotFoundError();
  // A second statement, because one that waits for the lock reads the terms as they were before.
  const { synonyms, department, original, ...group } = await tx.synonymGroup.findUniqueOrThrow({
    where: { id: synonymGroupId },
    include: { synonyms: { orderBy: [{ sortOrder: 'asc' }, { term: 'asc' }], select: { language: true, term: true } } },
  });
  if (group.version !== version) throw new SynonymGroupChangedError(synonymGroupId);
  return { ...group, state: { department, terms: synonyms }, original: synonymState.nullable().parse(original) };
}

/** Keeps a release of curated synonyms waiting until the transaction ends. */
export async function lockRelease(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(${SYNONYM_LOCK})`;
}
