interface Paging {
  first: number;
  after?: string | null;
}

/** For tests: the page of `nodes` that the API would answer for these arguments. */
export function fakeConnection(nodes: readonly unknown[], { first, after }: Paging) {
  const start = after ? Number(after) + 1 : 0;
  const edges = nodes.slice(start, start + first).map((node, index) => ({ cursor: String(start + index), node }));
  return {
    edges,
    totalCount: nodes.length,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: start > 0,
      hasNextPage: start + first < nodes.length,
    },
  };
}
