import { typeid } from 'typeid-js';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { insertAll, insertRows } from '../../platform/db/insertRows.ts';
import {
  nameOfGroup,
  type SynonymState,
  SYNONYM_LOCK,
  synonymState,
  type GroupTerm,
} from '../../shop/search/vocabulary/synonymGroup.ts';
import {
  MAX_CUSTOM_GROUPS,
  TooManySynonymGroupsError,
  SynonymGroupNotRestorableError,
  SynonymGroupCuratedError,
  SynonymGroupChangedError,
  SynonymGroupNotFoundError,
} from './synonymErrors.ts';
import { Prisma } from '../../platform/db/generated/client.ts';

/** The handles of custom groups begin so; those of curated groups do not. */
const HANDLE_PREFIX = 'custom-';

/** Creates a synonym group of the shop's own. @throws TooManySynonymGroupsError */
export async function createSynonymGroup(viewer: Viewer, state: SynonymState): Promise<{ synonymGroupId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const id = typeid().toUUID();
  const handle = `${HANDLE_PREFIX}${encodeId('SynonymGroup', id).replace(/^.*_/, '')}`;
  const name = nameOfGroup(state.terms);
  await db.$transaction(async (tx) => {
    await lockRelease(tx);
    const count = await tx.synonymGroup.count({ where: { handle: { startsWith: HANDLE_PREFIX } } });
    if (count >= MAX_CUSTOM_GROUPS) throw new TooManySynonymGroupsError();
    await insertAll(tx, {
      synonym_groups: [{ handle, group_id: id, name, department: state.department, is_curated: false }],
      synonyms: state.terms.map((term, index) => ({ group_handle: handle, ...term, sort_order: index })),
    });
    await recordAudit(tx, viewer, {
      action: 'SYNONYM_GROUP_CREATE',
      subjectId: id,
      subjectName: name,
      before: null,
      after: { ...state },
    });
  });
  return { synonymGroupId: id };
}

/** A change of a group: its department and all its terms. */
export interface SynonymGroupUpdate extends SeenSynonymGroup, SynonymState {}

/**
 * Replaces the terms and the department of a synonym group. A curated group is the admin's from then on: releases leave it. An edit
 * without an effect writes nothing. @throws SynonymGroupNotFoundError, SynonymGroupChangedError
 */
export function updateSynonymGroup(viewer: Viewer, { department, terms, ...seen }: SynonymGroupUpdate) {
  return changeSeenGroup(viewer, seen, async (tx, group) => {
    const { removed, added } = compareTerms(group.state.terms, terms);
    if (department === group.state.department && removed.length + added.length === 0) return;
    await writeSynonymGroup(tx, viewer, { group, state: { department, terms } });
  });
}

/**
 * Takes all terms from a group that came with the shop. It stays so with each release until it is restored.
 * @throws SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupNotRestorableError for a group of the shop's own
 */
export function disableSynonymGroup(viewer: Viewer, seen: SeenSynonymGroup): Promise<{ synonymGroupId: string }> {
  return changeSeenGroup(viewer, seen, async (tx, group) => {
    if (!group.isCurated && group.original === null) throw new SynonymGroupNotRestorableError();
    const state = { department: group.state.department, terms: [] };
    await writeSynonymGroup(tx, viewer, { group, state, isDisabled: true });
  });
}

/**
 * Brings an edited or disabled group back to what the release has; releases replace it again from then on.
 * @throws SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupNotRestorableError
 */
export function restoreSynonymGroup(viewer: Viewer, seen: SeenSynonymGroup): Promise<{ synonymGroupId: string }> {
  return changeSeenGroup(viewer, seen, async (tx, group) => {
    if (group.original === null) throw new SynonymGroupNotRestorableError();
    await writeSynonymGroup(tx, viewer, { group, state: group.original, isCurated: true });
  });
}

/**
 * Deletes a synonym group of the shop's own.
 * @throws SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupCuratedError
 */
export function deleteSynonymGroup(viewer: Viewer, seen: SeenSynonymGroup): Promise<{ synonymGroupId: string }> {
  return changeSeenGroup(viewer, seen, async (tx, { id, isCurated, original, name, state }) => {
    if (isCurated || original !== null) throw new SynonymGroupCuratedError();
    await tx.synonymGroup.delete({ where: { id }, select: { handle: true } });
    await recordAudit(tx, viewer, {
      action: 'SYNONYM_GROUP_DELETE',
      subjectId: id,
      subjectName: name,
      before: { ...state },
      after: null,
    });
  });
}

/** Changes a group in a transaction that has locked it. @throws SynonymGroupNotFoundError, SynonymGroupChangedError */
async function changeSeenGroup(
  viewer: Viewer,
  seen: SeenSynonymGroup,
  change: (tx: Transaction, group: LockedSynonymGroup) => Promise<void>,
): Promise<{ synonymGroupId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  await db.$transaction(async (tx) => change(tx, await lockSynonymGroup(tx, seen)));
  return { synonymGroupId: seen.synonymGroupId };
}

/** A synonym group that a transaction has locked; `original` is what the release has under its handle, if the group differs from it. */
type LockedSynonymGroup = Awaited<ReturnType<typeof lockSynonymGroup>>;

/** A group, and the version of it that the admin has read. */
interface SeenSynonymGroup {
  synonymGroupId: string;
  version: number;
}

/**
 * Locks a synonym group against edits and releases until the transaction ends.
 * @throws SynonymGroupNotFoundError, SynonymGroupChangedError
 */
async function lockSynonymGroup(tx: Transaction, { synonymGroupId, version }: SeenSynonymGroup) {
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
async function lockRelease(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(${SYNONYM_LOCK})`;
}

/** What becomes of a locked group. */
interface SynonymGroupChange {
  group: LockedSynonymGroup;
  state: SynonymState;
  isCurated?: boolean;
  isDisabled?: boolean;
}

/**
 * Gives a locked group other terms and another department, raises its version and records the change. A curated group keeps what it
 * was as its original. The database indexes the products concerned at the end of the transaction.
 */
async function writeSynonymGroup(
  tx: Transaction,
  viewer: Viewer,
  { group, state, isCurated = false, isDisabled = false }: SynonymGroupChange,
): Promise<void> {
  const original = group.isCurated ? group.state : group.original;
  // A restored group has its terms in the order of the release.
  const difference = isCurated
    ? { kept: [], removed: group.state.terms, added: state.terms }
    : compareTerms(group.state.terms, state.terms);
  const name = isDisabled ? group.name : nameOfGroup([...difference.kept, ...difference.added]);
  await tx.synonymGroup.update({
    where: { id: group.id },
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
    subjectId: group.id,
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

/** The terms that stay in a group, that go and that come; one that moves to another language goes and comes. */
interface TermDifference {
  kept: GroupTerm[];
  removed: GroupTerm[];
  added: GroupTerm[];
}

/** Compares the terms of a group before and after a change. */
export function compareTerms(before: readonly GroupTerm[], after: readonly GroupTerm[]): TermDifference {
  const keyOf = ({ language, term }: GroupTerm) => `${language} ${term}`;
  const [keysBefore, keysAfter] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    kept: before.filter((term) => keysAfter.has(keyOf(term))),
    removed: before.filter((term) => !keysAfter.has(keyOf(term))),
    added: after.filter((term) => !keysBefore.has(keyOf(term))),
  };
}
