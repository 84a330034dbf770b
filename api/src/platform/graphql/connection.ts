import { encodeCursor, readPage, type PageArgs } from '../core/page.ts';

/** Makes a connection of rows that were fetched with one more than the page size. */
export function toConnection<Row, Node>(
  rows: readonly Row[],
  args: PageArgs,
  {
    keysOf,
    nodeOf,
    totalCount,
  }: {
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
  const edges = pageRows.map((row) => ({ cursor: encodeCursor(keysOf(row)), node: nodeOf(row) }));
  return {
    edges,
    totalCount: isWhole ? () => rows.length : totalCount,
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
