import { idInCursor, rankInCursor, readPage, type Page, type PageArgs } from '../core/page.ts';
import { Prisma } from './generated/client.ts';
import type { ShopDay } from '../core/shopCalendar.ts';

/** The parts of a statement that select one page by the id of its rows, and one row more. */
export interface KeysetSql {
  /** Conditions with AND before each one. */
  where: Prisma.Sql;
  orderBy: Prisma.Sql;
  limit: Prisma.Sql;
}

const [GREATER, LESS] = [Prisma.raw('>'), Prisma.raw('<')];

/** A page of rows that are ordered by `column`, a uuid v7, newest first. */
export function newestFirst(args: PageArgs, column: Prisma.Sql): KeysetSql {
  return keysetSql(args, column, 'desc');
}

/** A page of rows that are ordered by `column`, a uuid v7, oldest first. */
export function oldestFirst(args: PageArgs, column: Prisma.Sql): KeysetSql {
  return keysetSql(args, column, 'asc');
}

function keysetSql(args: PageArgs, column: Prisma.Sql, order: 'asc' | 'desc'): KeysetSql {
  const page = readPage(args);
  const isRising = (order === 'asc') !== page.isBackward;
  return {
    where: cursorBounds(page, order, (cursor, than) => Prisma.sql`AND ${column} ${than} ${idInCursor(cursor)}::uuid`),
    orderBy: isRising ? Prisma.sql`${column} ASC` : Prisma.sql`${column} DESC`,
    limit: Prisma.sql`${limitTo(page.size + 1)} ${page.offset === 0 ? Prisma.empty : Prisma.sql`OFFSET ${page.offset}::int`}`,
  };
}

/** The conditions of a page's cursors in a list of this order: `bound` writes that of one, with AND before it. */
export function cursorBounds(
  { after, before }: Pick<Page, 'after' | 'before'>,
  order: 'asc' | 'desc',
  bound: (cursor: string, than: Prisma.Sql) => Prisma.Sql,
): Prisma.Sql {
  const [behind, ahead] = order === 'asc' ? [GREATER, LESS] : [LESS, GREATER];
  return Prisma.sql`
    ${after === null ? Prisma.empty : bound(after, behind)} ${before === null ? Prisma.empty : bound(before, ahead)}`;
}

/**
 * The conditions of a page of rows that are ordered by two columns, a rank and an id, the largest first. They have AND before each
 * one. `valueOf` turns the rank of a cursor into the value of the first column.
 */
export function rankBounds(
  page: Pick<Page, 'after' | 'before'>,
  columns = Prisma.sql`rank, id`,
  valueOf = (rank: number) => rank,
): Prisma.Sql {
  return cursorBounds(page, 'desc', (cursor, than) => {
    const [rank, id] = rankInCursor(cursor);
    return Prisma.sql`AND (${columns}) ${than} (${valueOf(rank)}::int, ${id}::uuid)`;
  });
}

/**
 * LIMIT with a constant. For a parameter PostgreSQL plans a tenth of the table, finds that such a plan costs more, and plans the
 * statement again at each execution.
 */
export function limitTo(count: number): Prisma.Sql {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError('A limit is a whole number');
  return Prisma.raw(`LIMIT ${count}`);
}

/** Escapes a text for `contains` and the like. Prisma passes LIKE's wildcards on to PostgreSQL, which rejects NUL and lone surrogates. */
export function escapeLike(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', ' ')
    .replace(/[\\%_]/g, '\\$&');
}

/** A day as Prisma writes it to a column of the type `date`. */
export function toDateColumn(day: ShopDay | null): Date | null {
  return day === null ? null : new Date(day);
}

/** The day that Prisma has read from such a column. */
export function fromDateColumn(date: Date | null): ShopDay | null {
  return date === null ? null : date.toISOString().slice(0, 10);
}
