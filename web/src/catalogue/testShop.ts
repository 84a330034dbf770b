import type { MockResolvers } from '../../mock/mockedServer.ts';

interface Paging {
  first: number;
  after?: string | null;
}

/** For tests: a product as the graph shows it; what is not given here the mocks make up. */
export function testProduct(id: string, fields: Record<string, unknown> = {}) {
  return {
    __typename: 'Product',
    id,
    name: `Product ${id}`,
    unit: '500 g',
    isSoldOut: false,
    deliveryBadge: '10 Min',
    ...fields,
  };
}

/** For tests: `count` products, the first one 'Product prod_1'; another prefix keeps two lists apart. */
export function testProducts(count: number, prefix = 'prod') {
  return Array.from({ length: count }, (_, index) => testProduct(`${prefix}_${index + 1}`));
}

/** For tests: a page of `nodes`, cut as the API cuts it. */
export function testConnection(nodes: readonly unknown[], { first, after }: Paging) {
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

/** For tests: `count` categories, each with the sub-categories and the number of products given. */
export function testCategories(count: number, { subCategories = ['Milk', 'Bread'], products = 2 } = {}) {
  return Array.from({ length: count }, (_, index) => {
    const id = `cat_${index + 1}`;
    const shelves = subCategories.map((name, place) => ({ __typename: 'SubCategory', id: `sub_${place + 1}`, name }));
    return {
      __typename: 'Category',
      id,
      name: `Category ${index + 1}`,
      subCategories: (paging: Paging) => testConnection(shelves, paging),
      products: (paging: Paging) => testConnection(testProducts(products), paging),
    };
  });
}

/** For tests: answers the home page's lists from `categories`. */
export function testShop(categories: ReturnType<typeof testCategories>): MockResolvers {
  return { Query: { categories: (_root: unknown, paging: Paging) => testConnection(categories, paging) } };
}
