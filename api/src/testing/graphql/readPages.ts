import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from './executeGraphql.ts';

interface Edge {
  cursor: string;
  node: { id: string };
}

interface Page {
  edges: Edge[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** A connection in the graph: a document with $first, $after, $last and $before, and the path to it. */
export interface PagedList {
  query: string;
  path: readonly string[];
  variables?: Record<string, unknown>;
  viewer?: Viewer;
}

/** The variables that each document of a PagedList declares, and its selection of the connection. */
export const PAGE_VARIABLES = '$first: Int, $after: String, $last: Int, $before: String';
export const PAGE_ARGUMENTS = 'first: $first, after: $after, last: $last, before: $before';
export const PAGE_FIELDS =
  '{ totalCount edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';

/** One page. */
export async function readOnePage(
  list: PagedList,
  args: Record<string, unknown>,
): Promise<Page & { totalCount: number }> {
  const { data, errors } = await executeGraphql(list.query, { ...list.variables, ...args }, list.viewer ?? null);
  if (errors[0]) throw new Error(`${errors[0].message} ${errors[0].extensions?.code ?? ''}`);
  return list.path.reduce((value, key) => value[key], data);
}

/** The ids of a whole list in its order, read `size` by `size` from either end; `between` runs after each page. */
export async function readPages(
  list: PagedList,
  {
    size,
    backward = false,
    between,
  }: { size: number; backward?: boolean; between?: (seen: string[]) => Promise<void> },
): Promise<string[]> {
  const pages: string[][] = [];
  let cursor: string | null = null;
  let hasMore = true;
  while (hasMore) {
    const args: Record<string, unknown> = backward ? { last: size, before: cursor } : { first: size, after: cursor };
    const { edges, pageInfo } = await readOnePage(list, args);
    pages.push(edges.map(({ node }) => node.id));
    cursor = backward ? pageInfo.startCursor : pageInfo.endCursor;
    hasMore = backward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
    await between?.(pages.flat());
  }
  return (backward ? pages.reverse() : pages).flat();
}
