import { typeid } from 'typeid-js';
import { PAGE_TITLES, type PageHandle } from '@kirana/shared/pages.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { uuidOfName } from '../../platform/core/uuids.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { PageVersion } from '../../platform/db/generated/client.ts';

export class PageDraftChangedError extends defineUserError({
  description: 'The draft has a newer revision, or was published or discarded.',
}) {
  readonly handle: PageHandle;

  constructor(handle: PageHandle) {
    super('Someone else has changed this page. Read it again first.');
    this.handle = handle;
  }
}

/** The id of a page, by which the audit log and clients know it. */
export function pageId(handle: PageHandle): string {
  return uuidOfName(`page ${handle}`);
}

/** A draft as its editor saw it. */
export interface SeenDraft {
  handle: PageHandle;
  /** 0: there was none. */
  revision: number;
}

/** Saves the text of a page's draft, and begins one where there is none. @throws PageDraftChangedError */
export async function savePageDraft(viewer: Viewer, { body, ...seen }: SeenDraft & { body: string }) {
  await changeDraft(viewer, seen, async (tx, { draft, lastNumber }) => {
    if (draft) await tx.pageVersion.update({ where: { id: draft.id }, data: { body, revision: { increment: 1 } } });
    else
      await tx.pageVersion.create({
        data: { id: typeid().toUUID(), handle: seen.handle, number: lastNumber + 1, body },
      });
  });
  return { handle: seen.handle };
}

/** Publishes a page's draft: shoppers see it at once, and it never changes again. @throws PageDraftChangedError */
export async function publishPage(viewer: Viewer, seen: SeenDraft, now: Date) {
  await changeDraft(viewer, seen, async (tx, { draft, lastNumber }) => {
    if (!draft) throw new PageDraftChangedError(seen.handle);
    await tx.pageVersion.update({ where: { id: draft.id }, data: { publishedAt: now } });
    await recordAudit(tx, viewer, {
      action: 'PAGE_PUBLISH',
      subjectId: pageId(seen.handle),
      subjectName: PAGE_TITLES[seen.handle],
      before: { version: lastNumber === 0 ? null : lastNumber },
      after: { version: draft.number },
    });
  });
  return { handle: seen.handle };
}

/** Deletes a page's draft. @throws PageDraftChangedError */
export async function discardPageDraft(viewer: Viewer, seen: SeenDraft) {
  await changeDraft(viewer, seen, async (tx, { draft }) => {
    if (!draft) throw new PageDraftChangedError(seen.handle);
    await tx.pageVersion.delete({ where: { id: draft.id } });
  });
  return { handle: seen.handle };
}

interface LockedPage {
  draft: Pick<PageVersion, 'id' | 'number'> | null;
  /** The number of the last published version; 0: there is none. */
  lastNumber: number;
}

/** Changes the draft of a page in a transaction that has locked the page. @throws PageDraftChangedError */
async function changeDraft(
  viewer: Viewer,
  { handle, revision }: SeenDraft,
  change: (tx: Transaction, page: LockedPage) => Promise<void>,
): Promise<void> {
  requirePermission(viewer, 'SETTINGS');
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`page ${handle}`}, 0))`; // there may be no row to lock
    const [last, before] = await tx.pageVersion.findMany({
      where: { handle },
      orderBy: { number: 'desc' },
      take: 2,
      select: { id: true, number: true, revision: true, publishedAt: true },
    });
    const draft = last?.publishedAt === null ? last : null;
    if ((draft?.revision ?? 0) !== revision) throw new PageDraftChangedError(handle);
    await change(tx, { draft, lastNumber: (draft ? before?.number : last?.number) ?? 0 });
  });
}
