interface Connection<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A list that REST clients get in one piece: its first page, and those that `pageAfter` asks for, until it ends or is enough. */
export async function fetchAllPages<Node>(
  first: Connection<Node>,
  pageAfter: (after: string | null) => Promise<Connection<Node>>,
  isEnough: (nodes: readonly Node[]) => boolean = () => false,
): Promise<Node[]> {
  const nodes = first.edges.map(({ node }) => node);
  let { pageInfo } = first;
  while (pageInfo.hasNextPage && !isEnough(nodes)) {
    const page = await pageAfter(pageInfo.endCursor);
    nodes.push(...page.edges.map(({ node }) => node));
    pageInfo = page.pageInfo;
  }
  return nodes;
}
