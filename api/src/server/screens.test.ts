import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../platform/db/client.ts';
import { countStatements } from '../testing/postgres/countStatements.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { tablesScanned } from '../testing/postgres/tablesScanned.ts';
import { makeAddress, makeShopper, newId } from '../testing/fixtures.ts';
import { createBrowser, openServer, type Browser } from '../testing/server/inProcessServer.ts';
import { makeEndpoint } from '../testing/webhooks/webhookEndpointFixtures.ts';
import { webDocument } from '../testing/graphql/webDocument.ts';
import { openDemoShop } from '../testing/postgres/testDatabase.ts';

/** The web client's operations, as a shopper with a session in the demo shop, through the whole server, which has checked the session. */
describe('screens of the demo shop', () => {
  let app: FastifyInstance;
  let browser: Browser;
  let addressId: string;
  let webhookId: string;
  let importId: string;
  let synonymGroupId: string;
  let listing: { categoryId: string; subCategoryId: string; filter: { subCategoryIds: string[] }; id: string };
  const counts: string[] = [];

  beforeAll(async () => {
    await openDemoShop();
    app = await openServer();
    browser = createBrowser(app);
    const input = { name: 'Asha', email: 'a@kirana.example', password: 'long enough', confirmPassword: 'long enough' };
    await browser.ask(webDocument('RegisterPageMutation'), { input });
    await browser.ask('{ products(search: "atta", first: 1) { totalCount } }'); // the rules of searches are cached then
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: input.email } });
    addressId = encodeId('Address', await makeAddress({ userId }));
    webhookId = encodeId('WebhookEndpoint', (await makeEndpoint('https://hooks.example/', ['PLACED'])).endpointId);
    const columns = { columns: ['sku'], headings: ['sku'], headingColumns: ['sku'] };
    const uploaded = await db.catalogueImport.create({ data: { fileName: 'a.csv', status: 'CHECKED', ...columns } });
    importId = encodeId('CatalogueImport', uploaded.id);
    const { id } = await db.synonymGroup.findUniqueOrThrow({ where: { handle: 'milk' } });
    synonymGroupId = encodeId('SynonymGroup', id);
    const place = await db.productSubCategory.findFirstOrThrow({
      where: { product: { stock: { gte: 5 } } },
      select: { productId: true, subCategoryId: true, subCategory: { select: { categories: true } } },
    });
    const subCategoryId = encodeId('SubCategory', place.subCategoryId);
    listing = {
      categoryId: encodeId('Category', place.subCategory.categories[0]?.categoryId ?? ''),
      subCategoryId,
      filter: { subCategoryIds: [subCategoryId] },
      id: encodeId('Product', place.productId),
    };
  });
  afterAll(async () => {
    console.log(`SQL statements: ${counts.join(', ')}`);
    await app.close();
  });

  async function send(operation: string, variables: Record<string, unknown> = {}) {
    const { result, sent } = await countStatements(() => browser.ask(webDocument(operation), variables));
    expect(result.errors).toEqual([]);
    counts.push(`${operation} ${sent.length}`);
    return { data: result.data, sent };
  }
  const fillCart = async (lines: number) => {
    await db.cartLine.deleteMany();
    const products = await db.product.findMany({ where: { stock: { gte: 5 } }, take: lines, select: { id: true } });
    for (const { id } of products) {
      const input = { productId: encodeId('Product', id), quantity: 1 };
      await browser.ask(webDocument('cartMutationsAddMutation'), { input });
    }
  };
  it('use a shop with more than 5,000 products', async () => {
    expect(await db.product.count()).toBeGreaterThan(5000);
  });
  it.each([
    ['LayoutQuery', 2, {}],
    ['LayoutFooterQuery', 1, {}],
    ['CategoriesPageQuery', 3, {}],
    ['CategoriesPageNextQuery', 3, {}],
    ['HomePageQuery', 5, {}],
    ['CategoryRowsNextQuery', 3, {}],
    ['SearchPageQuery', 5, { text: 'milk' }],
    ['SearchResultsNextQuery', 5, { text: 'milk' }],
    ['FilterFacetsQuery', 5, { text: 'milk', isSearch: true }],
    ['SearchComboboxQuery', 5, { text: 'mil' }],
    ['CheckoutPageQuery', 3, {}],
    ['AddressPageQuery', 1, {}],
    ['myProductsQuery', 2, {}],
    ['AccountMenuPageQuery', 1, {}],
    ['AccountMenuValuesQuery', 1, {}],
    ['ProfilePageQuery', 1, {}],
    ['DevicesPageQuery', 1, {}],
    ['SecurityPageQuery', 2, {}],
    ['ApiTokensPageQuery', 1, {}],
    ['AdminSubCategoriesPageQuery', 2, {}],
    ['AdminSubCategoriesPageNextQuery', 2, {}],
  ])('%s needs at most %i statements', async (operation, budget, variables) => {
    expect((await send(operation, variables)).sent.length).toBeLessThanOrEqual(budget);
  });
  it('a listing needs at most 3 statements, also for the next page', async () => {
    const { data, sent } = await send('ListingPageQuery', listing);
    expect(data.products.edges).toHaveLength(12);
    expect(sent.length).toBeLessThanOrEqual(3);
    const cursor = data.products.pageInfo.endCursor;
    const next = await send('ListingSubCategoryNextQuery', { filter: listing.filter, cursor });
    expect(next.data.products.edges.length).toBeGreaterThan(0);
    expect(next.sent.length).toBeLessThanOrEqual(3);
  });
  it('the facets of a listing need at most 3 statements', async () => {
    const { data, sent } = await send('FilterFacetsQuery', { isSearch: false, filter: listing.filter });
    expect(data.products.facets.brands.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(3);
  });
  it('a product needs at most 3 statements', async () => {
    const { data, sent } = await send('ProductPageQuery', listing);
    expect(data.product.related.edges.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(3);
  });
  it('favourites need at most 2 statements, for the next page and for a change too', async () => {
    const products = await db.product.findMany({ where: { isPublished: true }, take: 15, select: { id: true } });
    for (const { id } of products) {
      const changed = await send('FavouriteButtonAddMutation', { input: { productId: encodeId('Product', id) } });
      expect(changed.sent.length).toBeLessThanOrEqual(2);
    }
    const { data, sent } = await send('FavouritesPageQuery');
    const { edges, pageInfo } = data.viewer.favourites;
    expect(edges).toHaveLength(12);
    expect(sent.length).toBeLessThanOrEqual(2);
    const { id } = (await browser.ask('{ viewer { id } }')).data.viewer;
    const next = await send('FavouritesPageNextQuery', { id, cursor: pageInfo.endCursor });
    expect(next.data.node.favourites.edges).toHaveLength(3);
    expect(next.sent.length).toBeLessThanOrEqual(2); // the node and its page
    const input = { productId: edges[0].node.id };
    expect((await send('FavouriteButtonRemoveMutation', { input })).sent.length).toBeLessThanOrEqual(2);
  });
  it('what can be ordered again needs at most 2 statements', async () => {
    const { data, sent } = await send('OrderAgainPageQuery');
    expect(data.viewer.orderedProducts.edges).toBeInstanceOf(Array);
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  it('a cart of 30 lines, with what is saved for later and the order that waits for its payment, needs at most 3 statements', async () => {
    await fillCart(31);
    const { edges } = (await browser.ask(webDocument('CartDrawerQuery'))).data.viewer.cart.lines;
    const saved = await send('savedLinesSaveMutation', { input: { lineId: edges[0].node.id } });
    expect(saved.sent.length).toBeLessThanOrEqual(3);
    const { data, sent } = await send('CartDrawerQuery');
    expect(data.viewer.cart.lines.edges).toHaveLength(30);
    expect(data.viewer.savedCartLines.edges).toHaveLength(1);
    expect(sent.length).toBeLessThanOrEqual(3);
    const savedLineId = data.viewer.savedCartLines.edges[0].node.id;
    const moved = await send('savedLinesMoveMutation', { input: { savedLineId } });
    expect(moved.data.savedCartLineMoveToCart.__typename).toBe('SavedCartLineMoveToCartPayload');
    expect(moved.sent.length).toBeLessThanOrEqual(2);
  });

  it('what is offered with a cart of 30 lines needs at most 2 statements, and scans no table of products', async () => {
    await fillCart(30);
    const { data, sent } = await send('OftenBoughtWithQuery');
    expect(data.viewer.cart.similarProducts).toHaveLength(10); // the demo's orders are not loaded
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(await tablesScanned(sent)).not.toContain('products');
  });

  it('adding to the cart needs at most 2 statements, also when it fills a cart of 30 lines', async () => {
    for (const lines of [0, 30]) {
      await fillCart(lines);
      const { data, sent } = await send('cartMutationsAddMutation', { input: { productId: listing.id, quantity: 1 } });
      expect(data.cartLineAdd.__typename).toBe('CartLineAddPayload');
      expect(sent.length).toBeLessThanOrEqual(2);
      const lineId = data.cartLineAdd.lineEdge.node.id;
      const changed = await send('cartMutationsUpdateMutation', { input: { lineId, quantity: 2 } });
      expect(changed.sent.length).toBeLessThanOrEqual(3);
      const removed = await send('cartMutationsRemoveMutation', { input: { lineId } });
      expect(removed.sent.length).toBeLessThanOrEqual(3);
    }
  });

  it('placing an order needs at most 16 statements, and as many for 40 lines as for one', async () => {
    const needed: number[] = [];
    for (const lines of [1, 40]) {
      await fillCart(lines);
      const { bill } = (await browser.ask('{ viewer { cart { bill { grandTotal } } } }')).data.viewer.cart;
      const input = { addressId, expectedTotal: bill.grandTotal, idempotencyKey: newId() };
      const { data, sent } = await send('usePlaceOrderMutation', { input });
      expect(data.orderPlace.__typename).toBe('OrderPlacePayload');
      expect(sent.length).toBeLessThanOrEqual(16); // cash orders are counted after the statement that locks their limits
      needed.push(sent.length);
      const { id } = data.orderPlace.order;
      for (const page of ['OrderPageQuery', 'ReportProblemDialogQuery'])
        expect((await send(page, { id })).sent.length).toBeLessThanOrEqual(2);
      expect((await send('SuccessPageQuery', { id })).sent.length).toBeLessThanOrEqual(3);
    }
    expect(needed[1]).toBe(needed[0]);
    expect((await send('OrdersPageQuery')).sent.length).toBeLessThanOrEqual(2);
  });

  it('an order of three products needs at most 25 statements, the three Adds and the checkout page included', async () => {
    await db.cartLine.deleteMany();
    const products = await db.product.findMany({ where: { stock: { gte: 5 } }, take: 3, select: { id: true } });
    const statements: unknown[] = [];
    for (const { id } of products) {
      const input = { productId: encodeId('Product', id), quantity: 1 };
      statements.push(...(await send('cartMutationsAddMutation', { input })).sent);
    }
    const cart = await send('CheckoutPageQuery');
    const input = { addressId, expectedTotal: cart.data.viewer.cart.bill.grandTotal, idempotencyKey: newId() };
    const placed = await send('usePlaceOrderMutation', { input });
    expect(placed.data.orderPlace.__typename).toBe('OrderPlacePayload');
    expect([...statements, ...cart.sent, ...placed.sent].length).toBeLessThanOrEqual(25);
  });

  it('a category and a sub-category need at most 14 statements each to be added, changed and deleted', async () => {
    await db.user.updateMany({ data: { role: 'ADMIN' } });
    const [pictureId, otherId] = (await db.picture.findMany({ take: 2 })).map(({ id }) => encodeId('Picture', id));
    const change = async (operation: string, input: object) => {
      const { data, sent } = await send(operation, { input });
      expect(sent.length).toBeLessThanOrEqual(14);
      const payload = { __typename: expect.stringMatching(/Payload$/) as unknown };
      expect(Object.values(data)).toEqual([expect.objectContaining(payload)]);
      return data;
    };
    const fields = { name: 'Regional specials', pictureId };
    const { categoryCreate } = await change('CategoryDialogsCreateMutation', fields);
    const categoryId = categoryCreate.categoryEdge.node.id;
    const categoryIds = [listing.categoryId, categoryId];
    const { subCategoryCreate } = await change('SubCategoryDialogsCreateMutation', { ...fields, categoryIds });
    const subCategoryId = subCategoryCreate.subCategoryEdge.node.id;
    const changed = { name: 'Specials of the region', pictureId: otherId };
    await change('SubCategoryDialogsUpdateMutation', { ...changed, subCategoryId, categoryIds: [listing.categoryId] });
    await change('CategoryDialogsUpdateMutation', { ...changed, categoryId });
    await change('DeleteCategoryDialogSubCategoryMutation', { subCategoryId });
    await change('DeleteCategoryDialogMutation', { categoryId });
  });

  it.each([
    ['AdminCategoriesPageQuery', 2, () => ({})],
    ['AdminCategoriesPageNextQuery', 2, () => ({})],
    ['OverviewPageQuery', 10, () => ({ days: 30 })],
    ['AuditLogPageQuery', 5, () => ({})],
    ['JobsPageQuery', 4, () => ({ filter: {} })],
    ['WebhooksPageQuery', 3, () => ({})],
    ['WebhookPageQuery', 4, () => ({ id: webhookId })],
    ['AdminProductsPageQuery', 8, () => ({ first: 48, offset: 48, isTable: true })],
    ['AdminProductsPageQuery', 7, () => ({ first: 12, offset: 0, isTable: false, search: 'milk', sort: 'NAME' })],
    ['NewProductPageQuery', 6, () => ({ id: listing.id, isCopy: true })],
    ['EditProductPageQuery', 6, () => ({ id: listing.id })],
    ['StockLedgerPageQuery', 5, () => ({ id: listing.id })],
    ['ImportsPageQuery', 3, () => ({})],
    ['StaplesPageQuery', 2, () => ({ search: 'dal' })],
    ['ImportPageQuery', 4, () => ({ id: importId })],
    ['SynonymsPageQuery', 9, () => ({ filter: {}, term: '', hasTerm: false })],
    ['SynonymsPageQuery', 11, () => ({ search: 'milk', filter: { isSold: true }, term: 'dudhh', hasTerm: true })],
    ['SynonymGroupPageQuery', 5, () => ({ id: synonymGroupId })],
  ] as const)('%s needs at most %i statements of an admin', async (operation, budget, variablesOf) => {
    await db.user.updateMany({ data: { role: 'ADMIN' } });
    expect((await send(operation, variablesOf())).sent.length).toBeLessThanOrEqual(budget);
  });

  it('the pages of pickers, riders and admins need few statements', async () => {
    const { userId: ownerId } = await makeShopper();
    await db.order.updateMany({ data: { userId: ownerId } });
    const [first, second] = await db.order.findMany({ take: 2, select: { id: true } });
    const [packed, picking] = [first?.id ?? '', second?.id ?? ''];
    await db.order.update({ where: { id: packed }, data: { status: 'PACKED' } });
    for (const orderId of [packed, picking]) {
      const { id: orderLineId } = await db.orderLine.findFirstOrThrow({ where: { orderId } });
      const lines = { create: { orderLineId, quantity: 1 } };
      await db.refundRequest.create({ data: { orderId, reason: 'DAMAGED', lines } });
    }
    for (const [operation, budget, variables] of [
      ['OrderBoardPageQuery', 6, { search: null, isBoard: true, isOnHold: false, isList: false }],
      ['AdminOrderPageQuery', 4, { id: encodeId('Order', picking) }],
      ['PrintPageQuery', 4, { id: encodeId('Order', picking) }],
      ['PrintOrdersPageQuery', 4, { filter: { ids: [encodeId('Order', picking)] } }],
      ['PrintPickingPageQuery', 4, { id: encodeId('PickingOrder', picking) }],
      ['PickOrderPageQuery', 3, { id: encodeId('PickingOrder', picking) }],
      ...(['PickingPageQuery', 'DeliveriesPageQuery'] as const).map((page) => [page, 3, {}] as const),
      ['StaffPageQuery', 4, {}],
      ['CustomersPageQuery', 7, { search: null, sort: 'MOST_SPENT' }],
      ['CustomerPageQuery', 5, { id: encodeId('Customer', ownerId) }],
      ['RefundRequestsPageQuery', 4, { statuses: ['OPEN'], sort: 'OLDEST' }],
    ] as const) {
      const { data, sent } = await send(operation, variables);
      expect(JSON.stringify(data)).toMatch(/"(number|roleDefinition|numberOfOrders)":/);
      expect(sent.length, operation).toBeLessThanOrEqual(budget);
    }
  });

  it.each([
    ['ListingPageQuery', () => listing],
    ['ProductPageQuery', () => listing],
    ['SearchPageQuery', () => ({ text: 'milk' })],
    ['SearchPageQuery', () => ({ text: 'choco' })],
    ['SearchPageQuery', () => ({ text: 'organic basmati rice 5' })],
    ['HomePageQuery', () => ({})],
    ['CategoryRowsNextQuery', () => ({})],
  ])('%s scans no table of products', async (operation, variables) => {
    const { sent } = await send(operation, variables());
    expect(await tablesScanned(sent)).not.toContain('products');
  });
});
