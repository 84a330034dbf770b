import { screen, within } from '@testing-library/react';
import type { MockResolvers } from '../../../mock/mockedServer.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay, type ServerOptions } from '../../relay/testing/renderWithRelay.tsx';
import { revalidateOnSessionChange } from '../../relay/SessionRoute.tsx';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import productsPage from './list/__generated__/AdminProductsPageQuery.graphql.ts';
import ledgerPage from '../stock/__generated__/StockLedgerPageQuery.graphql.ts';
import type { BulkActionsUpdateMutation$variables } from './bulk/__generated__/BulkActionsUpdateMutation.graphql.ts';
import type { AdminProductSwitchPublishMutation$variables } from './list/__generated__/AdminProductSwitchPublishMutation.graphql.ts';
import type { AdminProductsPageQuery$variables } from './list/__generated__/AdminProductsPageQuery.graphql.ts';
import { AdminProductsPage } from './list/AdminProductsPage.tsx';
import { adminProductsVariables } from './list/productListParams.ts';
import { StockLedgerPage } from '../stock/StockLedgerPage.tsx';

/** A product of the test shop. */
export type FakeProductRow = typeof usualProduct & { id: string; name: string };

const usualProduct = {
  unit: '500 g',
  version: 1,
  mrp: 5000,
  discountPercent: 0,
  stock: 10,
  lowStockThreshold: 5,
  availableForSale: true,
  hasPicture: true,
};

type ListArgs = AdminProductsPageQuery$variables;
type Edit = AdminProductSwitchPublishMutation$variables['input'];
type BulkUpdate = BulkActionsUpdateMutation$variables['input'];

interface ProductListOptions {
  products: FakeProductRow[];
  /** How many products match, if the rows are only the first of them. */
  matchCount?: number;
  /** Movements of each product, newest first. */
  movements?: object[];
  /** Results of mutations instead of success, by the name of the mutation. */
  failures?: Record<string, unknown>;
  /** Bulk operations, newest first, which a test may change to act as the server. */
  bulkOperations?: object[];
  /** The server's answer to a bulk change. */
  bulkPreview?: object;
  /** Receives the sink of each subscription. */
  stream?: ServerOptions['stream'];
  at?: string;
}

/** For tests: 'Product n', 10 in stock at ₹50 unless `values` say otherwise. */
export function fakeProductRow(place: number, values: Partial<FakeProductRow> = {}): FakeProductRow {
  return { ...usualProduct, id: `prod_${place}`, name: `Product ${place}`, ...values };
}

/** For tests: `count` products, from 'Product 1' on. */
export function fakeProductRows(count: number): FakeProductRow[] {
  return Array.from({ length: count }, (_, index) => fakeProductRow(index + 1));
}

/**
 * For tests: the list of products and the stock ledger over a stateful shop. `products` are its rows, which a test may change
 * to act as another admin; `sent` are the inputs of all mutations, with their names.
 */
export function renderProductList({
  products,
  matchCount,
  movements = [],
  failures = {},
  bulkOperations = [],
  bulkPreview = {},
  stream,
  at = '/dashboard/product',
}: ProductListOptions) {
  const rows = [...products];
  const lists: ListArgs[] = [];
  const previews: object[] = [];
  const sent: Array<[string, object]> = [];
  const batches = new Map<string, FakeProductRow[]>();

  const node = (row: FakeProductRow) => ({
    __typename: 'Product',
    ...row,
    price: row.mrp - Math.ceil((row.mrp * row.discountPercent) / 10_000) * 100,
    isLowOnStock: row.stock <= row.lowStockThreshold,
    isSoldOut: row.stock === 0,
    pictures: row.hasPicture ? [{}] : [],
    stockMovements: (paging: { first: number }) => fakeConnection(movements, paging),
  });
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const mutation = <Input extends object>(name: string, success: (input: Input) => object) => ({
    [name]: (_root: never, { input }: { input: Input }) => {
      sent.push([name, { ...input }]);
      const payload = { __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload` };
      return failures[name] ?? { ...payload, ...success({ ...input }) };
    },
  });

  const edit = (input: Edit) => {
    const row = rowOf(input.productId);
    if (row === undefined) return { __typename: 'ProductNotFoundError', message: 'This product no longer exists.' };
    if (row.version !== input.version) {
      return {
        __typename: 'ProductChangedError',
        message: 'Someone else has changed this product',
        product: node(row),
      };
    }
    const { productId: _id, version, seenStock, stockNote: _note, stock, ...changed } = input;
    const stockNow = stock == null ? row.stock : row.stock + stock - (seenStock ?? 0);
    if (stockNow < 0) return { __typename: 'StockChangedError', message: 'There are fewer.', stock: row.stock };
    Object.assign(row, changed, { stock: stockNow, version: version + 1 });
    return { product: node(row) };
  };
  const bulkEdit = ({ productIds, ...input }: BulkUpdate) => {
    const { stockChange, stock, ...changes } = input;
    const stockOf = (row: FakeProductRow) => stock ?? row.stock + (stockChange ?? 0);
    const targets = productIds.map(rowOf).filter((row) => row !== undefined);
    const rejected = targets.filter((row) => stockOf(row) < 0);
    const same = targets.filter((row) => row.availableForSale === changes.availableForSale);
    const changed = targets.filter((row) => !rejected.includes(row) && !same.includes(row));
    const batchId = `batch_${batches.size + 1}`;
    batches.set(
      batchId,
      changed.map((row) => ({ ...row })),
    );
    for (const row of changed) Object.assign(row, changes, { version: row.version + 1, stock: stockOf(row) });
    return {
      batchId: changed.length === 0 ? null : batchId,
      products: changed.map(node),
      unchangedCount: same.length,
      failures: rejected.map(({ id, name, stock: left }) => ({
        productId: id,
        name,
        message: `Only ${left} are left`,
      })),
    };
  };
  const undo = ({ batchId }: { batchId: string }) => {
    const before = batches.get(batchId) ?? [];
    for (const row of before) Object.assign(rowOf(row.id) ?? {}, row, { version: row.version + 2 });
    return { products: before.map(node), failures: [] };
  };

  const resolvers: MockResolvers = {
    Query: {
      categories: (_root, paging: { first: number }) =>
        fakeConnection([{ __typename: 'Category', id: 'cat_1', name: 'Dairy' }], paging),
      adminProducts: (_root, args: ListArgs) => {
        lists.push(args);
        const found = rows.filter((row) => matches(row, args));
        const page = fakeConnection(found.slice(args.offset).map(node), { first: args.first });
        return { ...page, totalCount: matchCount ?? found.length };
      },
      productBulkOperations: (_root, paging: { first: number }) => fakeConnection(bulkOperations, paging),
      productBulkPreview: (_root, args: object) => {
        previews.push({ ...args });
        return {
          __typename: 'ProductBulkPreview',
          samples: [],
          refused: [],
          unchangedCount: 0,
          refusedCount: 0,
          ...bulkPreview,
        };
      },
      adminProduct: (_root, { id }: { id: string }) => rows.filter((row) => row.id === id).map(node)[0] ?? null,
    },
    Mutation: {
      ...mutation('productUpdate', edit),
      ...mutation('productDelete', ({ productId }: Pick<Edit, 'productId'>) => {
        rows.splice(
          rows.findIndex(({ id }) => id === productId),
          1,
        );
        return { deletedProductId: productId };
      }),
      ...mutation('productBulkUpdate', bulkEdit),
      ...mutation('productBulkUndo', undo),
      ...mutation('productBulkOperationStart', () => {
        const bulkOperation = fakeBulkOperation({ status: 'RUNNING', isUndoable: true });
        bulkOperations.unshift(bulkOperation);
        return { bulkOperation };
      }),
      ...mutation('productBulkOperationUndo', () => ({
        bulkOperation: fakeBulkOperation({ status: 'UNDOING', isUndoable: false, changedCount: 700 }),
      })),
      ...mutation('productBulkOperationResume', () => ({
        bulkOperation: fakeBulkOperation({ status: 'RUNNING', isUndoable: true }),
      })),
    },
  };
  const rendered = renderWithRelay({
    resolvers: () => resolvers,
    ...(stream && { stream }),
    routes: [
      {
        path: '/dashboard/product',
        shouldRevalidate: (step) => revalidateOnSessionChange(step) || step.currentUrl.search !== step.nextUrl.search,
        loader: preload(productsPage, adminProductsVariables, 'store-and-network'),
        Component: AdminProductsPage,
        children: [
          {
            path: ':productId/stock',
            loader: preload(ledgerPage, ({ params }) => ({ id: params['productId'] ?? '' }), 'store-and-network'),
            Component: StockLedgerPage,
          },
        ],
      },
    ],
    at,
  });
  return { ...rendered, products: rows, lists, sent, previews };
}

function matches(row: FakeProductRow, { search, filter }: ListArgs): boolean {
  return (
    row.name.toLowerCase().includes((search ?? '').toLowerCase()) &&
    (filter?.isLowOnStock !== true || row.stock <= row.lowStockThreshold) &&
    (filter?.isOutOfStock !== true || row.stock === 0) &&
    (filter?.availableForSale !== false || !row.availableForSale) &&
    (filter?.hasNoPicture !== true || !row.hasPicture)
  );
}

/** For tests: a bulk operation of 700 products that was started now. */
export function fakeBulkOperation(values: object): object {
  return {
    __typename: 'ProductBulkOperation',
    id: 'bulk_1',
    title: 'Price raised by 5%',
    failure: null,
    matchCount: 700,
    changedCount: 0,
    unchangedCount: 0,
    refusedCount: 0,
    undoneCount: 0,
    keptCount: 0,
    createdAt: new Date().toISOString(),
    problems: (paging: { first: number }) => fakeConnection([], paging),
    ...values,
  };
}

/** For tests: a product's card, once it appears. */
export async function cardOf(name: string) {
  const box = await screen.findByLabelText(`Select ${name}`);
  const card = screen.getAllByRole('listitem').find((item) => item.contains(box));
  if (card === undefined) throw new Error(`${name} has no card`);
  return within(card);
}

/** For tests: the names on the cards, in order. */
export const cardNames = () =>
  screen.queryAllByLabelText(/^Select (?!page)/).map((box) => box.getAttribute('aria-label')?.slice('Select '.length));
