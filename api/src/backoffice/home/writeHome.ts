import { typeid } from 'typeid-js';
import { type AuditRecord, recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineUserError, InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { uuidOfName } from '../../platform/core/uuids.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { AuditAction, HomeSection, HomeVersion, Prisma } from '../../platform/db/generated/client.ts';
import { LAST_PUBLISHED } from '../../shop/home/homePage.ts';
import { CollectionNotFoundError } from '../catalogue/collections/writeCollection.ts';
import { lockPictures } from '../catalogue/lockPictures.ts';

export class HomeDraftChangedError extends defineUserError({
  description: 'The draft of the home page has a newer revision, or was published, scheduled or deleted.',
  message: 'Someone else has changed the home page. Look at it again first.',
}) {}

export class HomeDraftExistsError extends defineUserError({
  description: 'The home page has a draft already, and has one at most.',
  message: 'There is a draft already. Publish or delete it first.',
}) {}

export class HomeVersionNotFoundError extends defineUserError({
  description: 'There is no such version of the home page, or it is in another state.',
  message: 'This version has changed meanwhile. Please look again.',
}) {}

/** The id of the home page, by which the audit log and clients know it. */
export const HOME_PAGE_ID = uuidOfName('home page');

/** A section as its editor wrote it. `id` is that of a section of the draft, or of none. */
export type NewHomeSection = Omit<HomeSection, 'id' | 'versionId' | 'position'> & { id: string | null };

/** The minute of a time such as `18:30`. */
export function minuteOfDay(time: string | null | undefined): number | null {
  if (time == null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Read when the home page is locked, so that of two who publish at once the last one has the later time. */
type Clock = () => Date;

/** The draft as its editor has seen it; another one may have the same number and revision. */
interface SeenDraft {
  versionId: string;
  revision: number;
}

/** Begins a draft with the sections of a version. @throws HomeDraftExistsError, HomeVersionNotFoundError */
export async function createHomeDraft(viewer: Viewer, { versionId }: { versionId: string }): Promise<void> {
  await changeHome(viewer, async (tx) => {
    await requireNoDraft(tx);
    await copyVersion(tx, { id: versionId }, { authorId: viewer.userId, publishesAt: null });
  });
}

/** Replaces the note and the sections of the draft. @throws HomeDraftChangedError, PictureNotFoundError */
export async function saveHomeDraft(
  viewer: Viewer,
  { note, sections, ...seen }: SeenDraft & { note: string | null; sections: readonly NewHomeSection[] },
): Promise<void> {
  await changeHome(viewer, async (tx) => {
    const { id: versionId } = await findSeenDraft(tx, seen);
    const former = await tx.homeSection.findMany({ where: { versionId } });
    const known = new Set(former.flatMap(picturesOf));
    const added = new Set(sections.flatMap(picturesOf).filter((id) => id !== null && !known.has(id)));
    await lockPictures(
      tx,
      [...added].filter((id) => id !== null),
    );
    await lockCollections(tx, sections);
    await tx.homeSection.deleteMany({ where: { versionId } });
    const ids = new Set(former.map(({ id }) => id)); // each is given once
    await tx.homeSection.createMany({
      data: sections.map(({ id, ...section }, place) => ({
        ...section,
        id: id !== null && ids.delete(id) ? id : typeid().toUUID(),
        versionId,
        position: place + 1,
      })),
    });
    const data = { note, authorId: viewer.userId, revision: { increment: 1 } };
    await tx.homeVersion.update({ where: { id: versionId }, data, select: { id: true } });
  });
}

/** Deletes the draft. @throws HomeDraftChangedError */
export async function deleteHomeDraft(viewer: Viewer, seen: SeenDraft): Promise<void> {
  await changeHome(viewer, async (tx) => {
    const { id } = await findSeenDraft(tx, seen);
    await tx.homeVersion.delete({ where: { id }, select: { id: true } });
  });
}

/**
 * Publishes the draft, now or at a time to come; from then on shoppers see it, and it never changes again.
 * @throws HomeDraftChangedError, InvalidInputError for a time that has passed
 */
export async function publishHomeDraft(
  viewer: Viewer,
  { publishesAt, ...seen }: SeenDraft & { publishesAt: Date | null },
  clock: Clock,
): Promise<void> {
  await changeHome(viewer, async (tx) => {
    const now = clock();
    if (publishesAt !== null && publishesAt <= now)
      throw new InvalidInputError([{ path: 'publishesAt', message: 'Choose a time in the future' }]);
    const { id, number } = await findSeenDraft(tx, seen);
    const before = { version: await currentNumber(tx, now) };
    const data = { publishesAt: publishesAt ?? now, authorId: viewer.userId, revision: { increment: 1 } };
    await tx.homeVersion.update({ where: { id }, data, select: { id: true } });
    if (publishesAt === null) return audit(tx, viewer, ['HOME_PAGE_PUBLISH', before, { version: number }]);
    const after = { version: number, publishesAt: publishesAt.toISOString() };
    return audit(tx, viewer, ['HOME_PAGE_SCHEDULE', { version: number, publishesAt: null }, after]);
  });
}

/** Makes a scheduled version the draft again. @throws HomeVersionNotFoundError, HomeDraftExistsError */
export async function unscheduleHomeVersion(
  viewer: Viewer,
  { versionId }: { versionId: string },
  clock: Clock,
): Promise<void> {
  await changeHome(viewer, async (tx) => {
    const now = clock();
    const version = await tx.homeVersion.findUnique({ where: { id: versionId, publishesAt: { gt: now } } });
    if (!version?.publishesAt) throw new HomeVersionNotFoundError();
    await requireNoDraft(tx);
    const data = { publishesAt: null, revision: { increment: 1 } };
    await tx.homeVersion.update({ where: { id: versionId }, data, select: { id: true } });
    const { number, publishesAt } = version;
    await audit(tx, viewer, [
      'HOME_PAGE_UNSCHEDULE',
      { version: number, publishesAt: publishesAt.toISOString() },
      { version: number, publishesAt: null },
    ]);
  });
}

/** Publishes an earlier version again, as a new one. @throws HomeVersionNotFoundError */
export async function restoreHomeVersion(
  viewer: Viewer,
  { versionId }: { versionId: string },
  clock: Clock,
): Promise<void> {
  await changeHome(viewer, async (tx) => {
    const now = clock();
    const before = { version: await currentNumber(tx, now) };
    const source = { id: versionId, publishesAt: { lte: now } };
    const { number, copied } = await copyVersion(tx, source, { authorId: viewer.userId, publishesAt: now });
    await audit(tx, viewer, ['HOME_PAGE_RESTORE', before, { version: number, restoredVersion: copied }]);
  });
}

/** Changes the home page in a transaction that has locked it: a draft may have no row to lock. */
async function changeHome(viewer: Viewer, change: (tx: Transaction) => Promise<void>): Promise<void> {
  requirePermission(viewer, 'CATALOGUE');
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('home page', 0))`;
    await change(tx);
  });
}

/** The draft, if it is as its editor has seen it. @throws HomeDraftChangedError */
async function findSeenDraft(
  tx: Transaction,
  { versionId: id, revision }: SeenDraft,
): Promise<Pick<HomeVersion, 'id' | 'number'>> {
  const draft = await tx.homeVersion.findUnique({
    where: { id, publishesAt: null, revision },
    select: { id: true, number: true },
  });
  if (!draft) throw new HomeDraftChangedError();
  return draft;
}

async function requireNoDraft(tx: Transaction): Promise<void> {
  if ((await tx.homeVersion.count({ where: { publishesAt: null } })) > 0) throw new HomeDraftExistsError();
}

/** Copies a version as the next one; a draft has no note yet. @throws HomeVersionNotFoundError */
async function copyVersion(
  tx: Transaction,
  source: Prisma.HomeVersionWhereUniqueInput,
  data: Pick<HomeVersion, 'authorId' | 'publishesAt'>,
): Promise<{ number: number; copied: number }> {
  const version = await tx.homeVersion.findUnique({ where: source, include: { sections: true } });
  if (!version) throw new HomeVersionNotFoundError();
  const { _max: last } = await tx.homeVersion.aggregate({ _max: { number: true } });
  const [id, number] = [typeid().toUUID(), (last.number ?? 0) + 1];
  await tx.homeVersion.create({
    data: { ...data, id, number, note: data.publishesAt && version.note },
    select: { id: true },
  });
  await tx.homeSection.createMany({
    data: version.sections.map((section) => ({ ...section, id: typeid().toUUID(), versionId: id })),
  });
  return { number, copied: version.number };
}

/** The number of the version that shoppers see. */
async function currentNumber(tx: Transaction, now: Date): Promise<number | null> {
  const where = { publishesAt: { lte: now } };
  return (
    (await tx.homeVersion.findFirst({ where, orderBy: [...LAST_PUBLISHED], select: { number: true } }))?.number ?? null
  );
}

/** Keeps the collections of sections until the transaction ends. @throws CollectionNotFoundError */
async function lockCollections(tx: Transaction, sections: readonly NewHomeSection[]): Promise<void> {
  const ids = [...new Set(sections.flatMap(({ collectionId }) => collectionId ?? []))];
  if (ids.length === 0) return;
  const found = await tx.$queryRaw<unknown[]>`
    SELECT id FROM collections WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR KEY SHARE`;
  if (found.length < ids.length) throw new CollectionNotFoundError();
}

function picturesOf({ pictureId, widePictureId }: Pick<HomeSection, 'pictureId' | 'widePictureId'>): (string | null)[] {
  return [pictureId, widePictureId];
}

type HomeAction = Extract<AuditAction, `HOME_PAGE_${string}`>;

/** Records an action with the state before and after it. */
async function audit(
  tx: Transaction,
  viewer: Viewer,
  [action, before, after]: [HomeAction, AuditRecord['before'], AuditRecord['after']],
): Promise<void> {
  await recordAudit(tx, viewer, { action, subjectId: HOME_PAGE_ID, subjectName: 'home page', before, after });
}
