import { z } from 'zod';
import type { ImportOutcome } from '../../platform/db/generated/client.ts';
import { decodeCursor, readPage, type PageArgs } from '../../platform/core/page.ts';

const numberCursor = z.tuple([z.int().min(0).max(2_147_483_647)]);

/** Prisma's arguments for a page of an import's rows, in the order of the file. */
export function importRowPage(
  args: PageArgs,
  { outcome, hasUndoIssue }: { outcome: ImportOutcome | null; hasUndoIssue: boolean },
) {
  const page = readPage(args);
  const bounds = {
    ...(page.after === null ? {} : { gt: decodeCursor(page.after, numberCursor)[0] }),
    ...(page.before === null ? {} : { lt: decodeCursor(page.before, numberCursor)[0] }),
  };
  return {
    where: { number: bounds, ...(outcome ? { outcome } : {}), ...(hasUndoIssue ? { undoIssue: { not: null } } : {}) },
    orderBy: { number: page.isBackward ? 'desc' : 'asc' } as const,
    take: page.size + 1,
  };
}
