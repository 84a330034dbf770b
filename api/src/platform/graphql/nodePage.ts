import { keysetPage, type PageArgs } from '../core/page.ts';
import { toNodeConnection, connectionQuery, type NodeField } from './connection.ts';

/** Prisma's arguments for one page of a list. */
interface NodeQuery<Select, Where> {
  select: Select;
  where: { AND: [Where, { id: { gt?: string; lt?: string } }] };
  orderBy: { id: 'asc' | 'desc' };
  take: number;
  skip: number;
}

/** How a list reads its rows: `find` those of a page, and `count` all, which is called when a client asks for the number of several pages. */
interface NodeList<Select, Where, Node> {
  /** The filter of the list. */
  where: Where;
  find: (query: NodeQuery<Select, Where>) => PromiseLike<Node[]>;
  count: (query: { where: Where }) => Promise<number>;
}

/** One page of a list of nodes, newest first, with the columns that the client asks for. */
export async function nodePage<Select extends Record<string, boolean>, Where, Node extends { id: string }>(
  { args, select, ...field }: NodeField<Select> & { args: PageArgs },
  { where, find, count }: NodeList<Select, Where, Node>,
) {
  const { where: bounds, ...page } = keysetPage(args, 'id', 'desc');
  const rows = await find({ ...connectionQuery(field, select), ...page, where: { AND: [where, bounds] } });
  return toNodeConnection(rows, args, () => count({ where }));
}

/** Prisma's arguments for one page of a relation, newest first, with the columns of `selection`; with `where` only the rows that match it. */
export function relationPage<Selection extends object, Where extends object>(
  args: PageArgs,
  selection: Selection,
  where?: Where,
) {
  const { where: bounds, ...page } = keysetPage(args, 'id', 'desc');
  return { ...page, where: where ? { AND: [where, bounds] } : bounds, ...selection };
}
