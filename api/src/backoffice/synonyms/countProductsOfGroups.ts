import { db } from '../../platform/db/client.ts';

/** The numbers of products on sale that synonym groups find, by handle; a group without products is missing. */
export async function countProductsOfGroups(handles: readonly string[]): Promise<Map<string, number>> {
  const terms = await db.searchTerm.findMany({
    where: { term: { in: handles.map((handle) => `#${handle}`) } },
    select: { term: true, productCount: true },
  });
  return new Map(terms.map(({ term, productCount }) => [term.slice(1), productCount]));
}
