import type { FragmentOf } from 'gql.tada';
import { z } from 'zod';
import { productData } from '../dataShapes.ts';
import { EXAMPLE_IDS, idOrRow, idsOrRows, pageFields, pageOf, searchText } from '../fields.ts';
import { graphql, nodesOf, queryById } from '../restDocument.ts';
import { RestFailure } from '../restFailure.ts';
import { restRoute, type RestCall } from '../restRoute.ts';
import { facetsData, facetsOf, graphFilter, listFields } from './listFilter.ts';
import { PRODUCT, productView } from './productView.ts';

const IN_CATEGORY_COUNT = 15;

const PRODUCTS = graphql(
  `query RestProducts($search: String, $filter: ProductFilter, $sort: ProductSort, $first: Int!, $offset: Int) {
    ${nodesOf('products(search: $search, filter: $filter, sort: $sort, first: $first, offset: $offset)', '...RestProduct', 'totalCount')}
  }`,
  [PRODUCT],
);

const PRODUCTS_OF_CATEGORY = graphql(
  `query RestProductsOfCategory($filter: ProductFilter!, $first: Int!) {
    ${nodesOf('products(filter: $filter, sort: NEWEST, first: $first)', '...RestProduct')}
  }`,
  [PRODUCT],
);

const PRODUCT_DETAILS = graphql(queryById('RestProductDetails', 'product', 'RestProduct'), [PRODUCT]);

const count = z.number().int();
const pageCount = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit)); // clients divide by it

type ListFilter = Parameters<typeof graphFilter>[0];

function searchedList({ search, filter }: { search?: string | null | undefined; filter?: ListFilter }) {
  return { search: search || null, filter: graphFilter(filter) };
}

function groupedList(body: { categoryId: string[]; subCategoryId: string[]; filter?: ListFilter }) {
  const groups = { categoryIds: body.categoryId, subCategoryIds: body.subCategoryId };
  return { filter: { ...graphFilter(body.filter), ...groups } };
}

interface Edge {
  node: FragmentOf<typeof PRODUCT>;
}

/** The products of a page, and the facets of the whole list for a call that asks for them. */
async function listed(
  edges: readonly Edge[],
  list: Parameters<typeof facetsOf>[0],
  { body, publicUrl, execute }: RestCall<{ facets?: boolean | null | undefined }>,
) {
  return {
    data: edges.map(({ node }) => productView(node, publicUrl)),
    ...(body.facets === true && { facets: await facetsOf(list, execute) }),
  };
}

/** Public calls for lists of products. */
export const productListRoutes = [
  restRoute({
    method: 'POST',
    path: 'product/get',
    summary: 'Products page by page',
    description: 'Newest first unless `sort` says otherwise, also when a search narrows them down.',
    body: z.object({ ...pageFields, search: searchText.nullish(), ...listFields }),
    example: { page: 1, limit: 12, search: 'milk' },
    document: PRODUCTS,
    variables: ({ body }) => ({ ...pageOf(body), ...searchedList(body), sort: body.sort ?? ('NEWEST' as const) }),
    message: 'Product data',
    data: z.array(productData),
    more: { totalCount: count, totalNoPage: count, facets: facetsData },
    answer: async ({ products: { edges, totalCount } }, call) => ({
      totalCount,
      totalNoPage: pageCount(totalCount, call.body.limit),
      ...(await listed(edges, searchedList(call.body), call)),
    }),
  }),
  restRoute({
    method: 'POST',
    path: 'product/get-product-by-category',
    summary: 'Products of a category',
    description: `The newest ${IN_CATEGORY_COUNT} of one category or of several.`,
    body: z.object({ id: idsOrRows }),
    example: { id: EXAMPLE_IDS.category },
    document: PRODUCTS_OF_CATEGORY,
    variables: ({ body }) => ({ filter: { categoryIds: body.id }, first: IN_CATEGORY_COUNT }),
    message: 'category product list',
    data: z.array(productData),
    answer: ({ products }, { publicUrl }) => ({ data: products.edges.map(({ node }) => productView(node, publicUrl)) }),
  }),
  restRoute({
    method: 'POST',
    path: 'product/get-pruduct-by-category-and-subcategory',
    summary: 'Products of a sub-category, page by page',
    description:
      'The products of the category and sub-category, newest first unless `sort` says otherwise. The `categoryId` and `subCategoryId` of a `filter` do not count.',
    body: z.object({ ...pageFields, categoryId: idsOrRows, subCategoryId: idsOrRows, ...listFields }),
    example: { categoryId: EXAMPLE_IDS.category, subCategoryId: EXAMPLE_IDS.subCategory, page: 1, limit: 8 },
    document: PRODUCTS,
    variables: ({ body }) => ({ ...pageOf(body), ...groupedList(body), sort: body.sort ?? ('NEWEST' as const) }),
    message: 'Product list',
    data: z.array(productData),
    more: { totalCount: count, page: count, limit: count, facets: facetsData },
    answer: async ({ products: { edges, totalCount } }, call) => ({
      totalCount,
      page: call.body.page,
      limit: call.body.limit,
      ...(await listed(edges, groupedList(call.body), call)),
    }),
  }),
  restRoute({
    method: 'POST',
    path: 'product/get-product-details',
    summary: 'One product',
    body: z.object({ productId: idOrRow }),
    example: { productId: EXAMPLE_IDS.product },
    document: PRODUCT_DETAILS,
    variables: ({ body }) => ({ id: body.productId }),
    message: 'product details',
    data: productData,
    answer: ({ product }, { publicUrl }) => {
      if (!product) throw new RestFailure(404, 'There is no such product');
      return { data: productView(product, publicUrl) };
    },
  }),
  restRoute({
    method: 'POST',
    path: 'product/search-product',
    summary: 'Search for products',
    description: 'Best match first; words may be typed in part. Without a search: everything, newest first.',
    body: z.object({ ...pageFields, search: searchText.nullish(), ...listFields }),
    example: { search: 'amul%20milk', page: 1 },
    document: PRODUCTS,
    variables: ({ body }) => ({
      ...pageOf(body),
      ...searchedList(body),
      sort: body.sort ?? (body.search ? null : ('NEWEST' as const)),
    }),
    message: 'Product data',
    data: z.array(productData),
    more: { totalCount: count, totalPage: count, page: count, limit: count, facets: facetsData },
    answer: async ({ products: { edges, totalCount } }, call) => ({
      totalCount,
      totalPage: pageCount(totalCount, call.body.limit),
      page: call.body.page,
      limit: call.body.limit,
      ...(await listed(edges, searchedList(call.body), call)),
    }),
  }),
];
