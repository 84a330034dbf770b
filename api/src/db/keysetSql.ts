import { idInCursor, readPage, type PageArgs } from '../core/page.ts';
import { Prisma } from './generated/client.ts';

/** The parts of a statement that select one page by the id of its rows, and one row more. */
export interface KeysetSql {
  /** Conditions with AND before each one. */
  where: Prisma.Sql;
  orderBy: Prisma.Sql;
  limit: Prisma.Sql;
}

/** A page of rows that are ordered by `column`, a uuid v7, newest first. */
export function newestFirst(args: PageArgs, column: Prisma.Sql): KeysetSql {
  const page = readPage(args);
  const after = page.after === null ? Prisma.empty : Prisma.sql`AND ${column} < ${idInCursor(page.after)}::uuid`;
  const before = page.before === null ? Prisma.empty : Prisma.sql`AND ${column} > ${idInCursor(page.before)}::uuid`;
  return {
    where: Prisma.sql`${after} ${before}`,
    orderBy: page.isBackward ? Prisma.sql`${column} ASC` : Prisma.sql`${column} DESC`,
    limit: Prisma.sql`LIMIT ${page.size + 1}::int OFFSET ${page.offset}::int`,
  };
}
