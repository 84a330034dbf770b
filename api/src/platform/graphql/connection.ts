import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { OutputType } from '@pothos/core';
import { encodeCursor, readPage, type PageArgs } from '../core/page.ts';
import { builder } from './builder.ts';

/** Makes a connection of rows that were fetched with one more than the page size. */
export function toConnection<Row, Node>(
  rows: readonly Row[],
  args: PageArgs,
  list: {
    keysOf: (row: Row) => readonly (string | number)[];
    nodeOf: (row: Row) => Node;
    totalCount: () => Promise<number> | number;
  },
) {
  const page = readPage(args);
  const hasMore = rows.length > page.size;
  const pageRows = rows.slice(0, page.size);
  if (page.isBackward) pageRows.reverse();
  // A list that fits on its first page needs no count of its own.
  const isWhole = !hasMore && page.after === null && page.before === null && page.offset === 0;
  const edges = pageRows.map((row) => ({ cursor: encodeCursor(list.keysOf(row)), node: list.nodeOf(row) }));
  return {
    edges,
    totalCount: isWhole ? () => rows.length : list.totalCount,
    pageInfo: {
      hasNextPage: page.isBackward ? page.before !== null : hasMore,
      hasPreviousPage: page.isBackward ? hasMore : page.after !== null || page.offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Makes a connection of rows that are the nodes themselves, in the order of their ids. */
export function toNodeConnection<Node extends { id: string }>(
  nodes: readonly Node[],
  args: PageArgs,
  totalCount: () => Promise<number> | number,
) {
  return toConnection(nodes, args, { keysOf: ({ id }) => [id], nodeOf: (node) => node, totalCount });
}

/** The field of a connection, and the type of its nodes. */
interface ConnectionField {
  context: object;
  info: GraphQLResolveInfo;
  typeName: string;
}

type Columns = Record<string, boolean>;

/** Prisma's `select` for the nodes of a connection that is ordered by id: the id and what the client asks for. */
export function connectionQuery(field: ConnectionField): { select: { id: true } };
/** The same for a connection with another order, which needs the columns of `select`. */
export function connectionQuery<Select extends Columns>(field: ConnectionField, select: Select): { select: Select };
export function connectionQuery(field: ConnectionField, select: Columns = { id: true }): { select: Columns } {
  return queryFromInfo({ ...field, select, path: ['edges', 'node'] });
}

type Types = (typeof builder)['$inferSchemaTypes'];

/** The types of a list, for `t.connection(options, ...PRODUCT_CONNECTION)`: `ProductConnection`, and `ProductEdge` for payloads that add a row. */
export function listOf<Type extends OutputType<Types>>(
  name: string,
  type: Type,
  [one, many]: readonly [one: string, many: string],
) {
  const edge = builder.edgeObject({ name: `${name}Edge`, description: `${one} in a list.`, type });
  const options = { name: `${name}Connection`, description: `A list of ${many}.`, type };
  return [builder.connectionObject(options, edge), edge] as const;
}

/** The field of an edge or of a list, and what every node of its type has loaded. */
export interface NodeField<Select> extends ConnectionField {
  select: Select;
}

interface Edge<Node> {
  cursor: string;
  node: Node;
}

/** The edge of one node of a list that is ordered by id, for a payload. `load` fetches what the client asks for. */
export function loadEdge<Node extends { id: string }, Select extends Columns>(
  field: NodeField<Select>,
  load: (query: { select: Select }) => Promise<Node>,
): Promise<Edge<Node>>;
export async function loadEdge(
  field: NodeField<Columns>,
  load: (query: { select: Columns }) => Promise<{ id: string }>,
): Promise<Edge<{ id: string }>> {
  const node = await load(queryFromInfo({ ...field, path: ['node'] }));
  return { cursor: encodeCursor([node.id]), node };
}
