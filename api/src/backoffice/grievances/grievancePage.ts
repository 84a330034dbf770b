import { z } from 'zod';
import { decodeCursor, type PageArgs, readPage } from '../../platform/core/page.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';

const MAX_MOMENT = 8_640_000_000_000_000;
const momentCursor = z.tuple([z.int().min(0).max(MAX_MOMENT), z.uuid()]);

/** Prisma's query for one page of complaints, and one more: the open ones, the nearest limit first, or the resolved ones, newest first. */
export function grievancePage(args: PageArgs, isResolved: boolean) {
  const page = readPage(args);
  const column = isResolved ? ('resolvedAt' as const) : ('dueAt' as const);
  const [behind, ahead] = isResolved ? (['lt', 'gt'] as const) : (['gt', 'lt'] as const);
  const bound = (cursor: string | null, than: 'lt' | 'gt'): Prisma.GrievanceWhereInput => {
    if (cursor === null) return {};
    const [moment, id] = decodeCursor(cursor, momentCursor);
    const at = new Date(moment);
    return { OR: [{ [column]: { [than]: at } }, { [column]: at, id: { [than]: id } }] };
  };
  const isFalling = isResolved !== page.isBackward;
  const direction = isFalling ? ('desc' as const) : ('asc' as const);
  const list: Prisma.GrievanceWhereInput = { [column]: { not: null } };
  return {
    column,
    list,
    page: {
      where: { AND: [list, bound(page.after, behind), bound(page.before, ahead)] },
      orderBy: [{ [column]: direction }, { id: direction }],
      take: page.size + 1,
    },
  };
}
