import { z } from 'zod';
import { InvalidArgumentError } from './errors/userError.ts';

/** The largest page a client may ask for. */
export const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;

/** The arguments of a connection field; `offset` only where numbered pages are offered. */
export interface PageArgs {
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  offset?: number | null | undefined;
}

function checkedSize(name: string, size: number): number {
  if (size < 0) throw new InvalidArgumentError(`${name} must not be negative`);
  if (size > MAX_PAGE_SIZE) throw new InvalidArgumentError(`${name} must not be above ${MAX_PAGE_SIZE}`);
  return size;
}

/** Checks a connection's arguments. @throws InvalidArgumentError for a size out of bounds or sizes that contradict */
export function readPage({ first, last, after, before, offset }: PageArgs) {
  if (first != null && last != null) throw new InvalidArgumentError('Ask for first or last, not both');
  if (offset != null && (offset < 0 || last != null || after != null || before != null)) {
    throw new InvalidArgumentError('offset goes with first alone and must not be negative');
  }
  return {
    size: last == null ? checkedSize('first', first ?? DEFAULT_PAGE_SIZE) : checkedSize('last', last),
    isBackward: last != null,
    after: after ?? null,
    before: before ?? null,
    offset: offset ?? 0,
  };
}

/** A page that has been checked: what to skip, how many to take, and from which end. */
export type Page = ReturnType<typeof readPage>;

/** An opaque cursor that holds the sort keys of a row, so that paging survives rows that come and go. */
export function encodeCursor(keys: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** The sort keys in a cursor. @throws InvalidArgumentError when it is not a cursor of this list */
export function decodeCursor<Keys>(cursor: string, shape: z.ZodType<Keys>): Keys {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new InvalidArgumentError('The cursor is malformed');
  }
}

const idCursor = z.tuple([z.uuid()]);

/** The id in the cursor of a list that is ordered by id. @throws InvalidArgumentError when it is not one */
export function idInCursor(cursor: string): string {
  return decodeCursor(cursor, idCursor)[0];
}

const rankCursor = z.tuple([z.int32(), z.uuid()]);

/** The rank and the id in the cursor of a list that is ordered by them. @throws InvalidArgumentError when it is not one */
export function rankInCursor(cursor: string): [rank: number, id: string] {
  return decodeCursor(cursor, rankCursor);
}

/** One page of rows in memory, ordered by id, oldest first: as a statement returns it, with one row more when another page follows. */
export function pageOfRows<Row extends { id: string }>(rows: readonly Row[], args: PageArgs): Row[] {
  const page = readPage(args);
  const after = page.after === null ? null : idInCursor(page.after);
  const before = page.before === null ? null : idInCursor(page.before);
  const between = rows.filter(({ id }) => (after === null || id > after) && (before === null || id < before));
  return (page.isBackward ? between.toReversed() : between).slice(0, page.size + 1);
}

/** The column that an id-keyed list is ordered by. */
export type KeyColumn = 'id' | 'subCategoryId' | 'productId';

/** Prisma's `where`, `orderBy`, `take` and `skip` for one page of a list ordered by a uuid v7 key, that is by age. */
export function keysetPage<Column extends KeyColumn>(args: PageArgs, column: Column, order: 'asc' | 'desc') {
  const page = readPage(args);
  const isRising = (order === 'asc') !== page.isBackward;
  const [afterBound, beforeBound] = order === 'asc' ? (['gt', 'lt'] as const) : (['lt', 'gt'] as const);
  const bounds = {
    ...(page.after === null ? {} : { [afterBound]: idInCursor(page.after) }),
    ...(page.before === null ? {} : { [beforeBound]: idInCursor(page.before) }),
  };
  return {
    where: { [column]: bounds } as Record<Column, { gt?: string; lt?: string }>, // a computed key widens to string
    orderBy: { [column]: isRising ? 'asc' : 'desc' } as Record<Column, 'asc' | 'desc'>,
    take: page.size + 1,
    skip: page.offset,
  };
}
