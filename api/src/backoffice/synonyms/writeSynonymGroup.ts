import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { insertRows } from '../../platform/db/insertRows.ts';
import { nameOfGroup } from '../../shop/search/vocabulary/nameOfGroup.ts';
import type { SynonymState } from '../../shop/search/vocabulary/synonymState.ts';
import { compareTerms, type TermDifference } from './compareTerms.ts';
import type { LockedSynonymGroup } from './lockSynonymGroup.ts';

/** What becomes of a locked group. */
interface SynonymGroupChange {
  synonymGroupId: string;
  state: SynonymState;
  isCurated?: boolean;
  isDisabled?: boolean;
}

/**
 * Gives a locked group other terms and another department, raises its version and records the change. A curated group keeps what it
 * was as its original. The database indexes the products concerned at the end of the transaction.
 */
export async function writeSynonymGroup(
  tx: Transaction,
  viewer: Viewer,
  { group, change }: { group: LockedSynonymGroup; change: SynonymGroupChange },
): Promise<void> {
  const { synonymGroupId, state, isCurated = false, isDisabled = false } = change;
  const original = group.isCurated ? group.state : group.original;
  // A restored group has its terms in the order of the release.
  const difference = isCurated
    ? { kept: [], removed: group.state.terms, added: state.terms }
    : compareTerms(group.state.terms, state.terms);
  const name = isDisabled ? group.name : nameOfGroup([...difference.kept, ...difference.added]);
  await tx.synonymGroup.update({
    where: { id: synonymGroupId },
    data: {
      name,
      department: state.department,
      isCurated,
      isDisabled,
      version: { increment: 1 },
      updatedAt: new Date(),
      original: isCurated || original === null ? Prisma.DbNull : original,
    },
    select: { handle: true },
  });
  await writeTerms(tx, group.handle, difference);
  await recordAudit(tx, viewer, {
    action: 'SYNONYM_GROUP_UPDATE',
    subjectId: synonymGroupId,
    subjectName: name,
    before: { ...group.state },
    after: { ...state },
  });
}

/** Deletes the terms that go and inserts those that come, after the others. */
async function writeTerms(tx: Transaction, groupHandle: string, { removed, added }: TermDifference): Promise<void> {
  if (removed.length > 0)
    await tx.synonym.deleteMany({ where: { groupHandle, term: { in: removed.map(({ term }) => term) } } });
  if (added.length === 0) return;
  const { _max: last } = await tx.synonym.aggregate({ where: { groupHandle }, _max: { sortOrder: true } });
  const first = (last.sortOrder ?? -1) + 1;
  await insertRows(
    tx,
    'synonyms',
    added.map((term, index) => ({ group_handle: groupHandle, ...term, sort_order: first + index })),
  );
}
