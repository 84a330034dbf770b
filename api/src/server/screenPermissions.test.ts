import { beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '@kirana/shared/permissions.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { db } from '../platform/db/client.ts';
import { makeProduct, makeStaff } from '../testing/fixtures.ts';
import { executeGraphql } from '../testing/graphql/executeGraphql.ts';
import { webDocument } from '../testing/graphql/webDocument.ts';
import { makeDeliveredOrder, makeRequestPhoto, reportProblem } from '../testing/refundRequestFixtures.ts';
import { makeEndpoint } from '../testing/webhooks/webhookEndpointFixtures.ts';

let ids: Record<'order' | 'customer' | 'picking' | 'request' | 'line' | 'product' | 'webhook' | 'synonyms', string>;
beforeAll(async () => {
  const order = await makeDeliveredOrder([2]);
  const requestId = await reportProblem(order, { photoIds: [await makeRequestPhoto(order.viewer)] });
  const { id: productId } = await makeProduct({ name: 'Butter', hsnCode: '0405' });
  await db.searchRule.create({ data: { query: 'butter', productId, action: 'PIN', position: 1 } });
  const { endpointId } = await makeEndpoint('https://hooks.example/', ['PLACED']);
  ids = {
    order: encodeId('Order', order.orderId),
    customer: encodeId('Customer', order.viewer.userId),
    picking: encodeId('PickingOrder', order.orderId),
    request: encodeId('RefundRequest', requestId),
    line: encodeId('OrderLine', order.lineIds[0] ?? ''),
    product: encodeId('Product', productId),
    webhook: encodeId('WebhookEndpoint', endpointId),
    synonyms: encodeId('SynonymGroup', (await db.synonymGroup.findFirstOrThrow()).id),
  };
});

const READS_ORDERS: Permission[] = ['ORDERS', 'REFUNDS'];
const search = { search: 'butter', hasOrders: false, hasProducts: false, hasCustomers: false };
const board = { search: null, statuses: null, isBoard: false, isOnHold: false, isList: false };
/** The operations of the client's pages for staff, with the permissions of which its routes ask for one. */
const SCREENS: [operation: string, permissions: Permission[], variables: () => Record<string, unknown>][] = [
  ['OverviewPageQuery', ['REPORTS'], () => ({ days: 30 })],
  ['SearchesPageQuery', ['REPORTS'], () => ({ days: 30, sort: 'SEARCHES' })],
  ['SearchQueryPageQuery', ['REPORTS'], () => ({ days: 30, query: 'butter' })],
  ['AuditLogPageQuery', ['REPORTS'], () => ({})],
  ['OrderBoardPageQuery', READS_ORDERS, () => ({ ...board, isBoard: true })],
  ['OrderBoardPageQuery', READS_ORDERS, () => ({ ...board, isOnHold: true })],
  ['OrderBoardPageQuery', READS_ORDERS, () => ({ ...board, isList: true })],
  ['AdminOrderPageQuery', READS_ORDERS, () => ({ id: ids.order })],
  ['PrintPageQuery', READS_ORDERS, () => ({ id: ids.order })],
  ['PrintOrdersPageQuery', READS_ORDERS, () => ({ filter: { ids: [ids.order] } })],
  ['CustomersPageQuery', ['CUSTOMERS'], () => ({ search: null, sort: 'NEWEST' })],
  ['CustomerPageQuery', ['CUSTOMERS'], () => ({ id: ids.customer })],
  ['CashPageQuery', READS_ORDERS, () => ({ status: 'OPEN' })],
  ['CashShiftPageQuery', READS_ORDERS, () => ({ id: ids.order.replace('order_', 'shift_') })],
  ['MyCashPageQuery', ['ORDERS', 'DELIVERIES'], () => ({})],
  ['RefundRequestsPageQuery', ['REFUNDS'], () => ({ statuses: ['OPEN'], sort: 'OLDEST' })],
  ['AdminProductsPageQuery', ['CATALOGUE'], () => ({ first: 12, offset: 0, isTable: true })],
  ['NewProductPageQuery', ['CATALOGUE'], () => ({ id: ids.product, isCopy: true })],
  ['EditProductPageQuery', ['CATALOGUE'], () => ({ id: ids.product })],
  ['StockLedgerPageQuery', ['CATALOGUE'], () => ({ id: ids.product })],
  ['AdminCategoriesPageQuery', ['CATALOGUE'], () => ({})],
  ['AdminSubCategoriesPageQuery', ['CATALOGUE'], () => ({})],
  ['ImportsPageQuery', ['CATALOGUE'], () => ({})],
  ['StaplesPageQuery', ['CATALOGUE'], () => ({})],
  ['SynonymsPageQuery', ['CATALOGUE'], () => ({ search: 'milk', filter: {}, term: 'dudhh', hasTerm: true })],
  ['SynonymGroupPageQuery', ['CATALOGUE'], () => ({ id: ids.synonyms })],
  ['StaffPageQuery', ['STAFF'], () => ({})],
  ['JobsPageQuery', ['SETTINGS'], () => ({ filter: {} })],
  ['WebhooksPageQuery', ['SETTINGS'], () => ({})],
  ['WebhookPageQuery', ['SETTINGS'], () => ({ id: ids.webhook })],
  ['PickingPageQuery', ['PICKING'], () => ({})],
  ['PickOrderPageQuery', ['PICKING'], () => ({ id: ids.picking })],
  ['PrintPickingPageQuery', ['PICKING'], () => ({ id: ids.picking })],
  ['DeliveriesPageQuery', ['DELIVERIES'], () => ({})],
  ['PermissionGuardQuery', [...PERMISSIONS], () => ({})],
  ['StaffLayoutQuery', [...PERMISSIONS], () => ({})],
  ['SearchResultsQuery', READS_ORDERS, () => ({ ...search, hasOrders: true })],
  ['SearchResultsQuery', ['CATALOGUE'], () => ({ ...search, hasProducts: true })],
  ['SearchResultsQuery', ['CUSTOMERS'], () => ({ ...search, hasCustomers: true })],
];

describe('a page for staff', () => {
  it.each(SCREENS)('%s needs no other permission than one of %j', async (operation, permissions, variables) => {
    for (const permission of permissions) {
      const { errors } = await executeGraphql(webDocument(operation), variables(), await makeStaff(permission));
      expect([permission, errors]).toEqual([permission, []]);
    }
  });
});

describe('a change on a page for staff', () => {
  /** The result's type, which is an error that the page expects where the change has been made before. */
  async function change(operation: string, permission: Permission, input: object): Promise<string> {
    const { data, errors } = await executeGraphql(webDocument(operation), { input }, await makeStaff(permission));
    expect(errors).toEqual([]);
    return (Object.values(data)[0] as { __typename: string }).__typename; // a mutation has one root field
  }

  it('is answered in full with its permission alone', async () => {
    const lines = [{ orderLineId: ids.line, quantity: 1 }];
    expect(await change('RefundItemsMutation', 'REFUNDS', { orderId: ids.order, lines })).toBe('RefundCreatePayload');
    const decision = { refundRequestId: ids.request, note: 'Fine' };
    expect(await change('DecideRefundRequestDeclineMutation', 'REFUNDS', decision)).toBe('RefundRequestDeclinePayload');
    const step = { orderId: ids.order, to: 'CANCELLED' };
    expect(await change('useUpdateOrderStatusMutation', 'ORDERS', step)).toBe('OrderTransitionError');
  });
});
