import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '@kirana/shared/permissions.ts';
import { encodeId } from '../platform/core/publicId.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { db } from '../platform/db/client.ts';
import { scopesOf, type Scopes } from '../platform/graphql/scopes.ts';
import { makeStaff, newId } from '../testing/fixtures.ts';
import { executeGraphql } from '../testing/graphql/executeGraphql.ts';
import { fakeContext } from '../testing/graphql/fakeContext.ts';
import { makeOrder } from '../testing/orderFixtures.ts';
import { makeEndpoint } from '../testing/webhooks/webhookEndpointFixtures.ts';
import { schema } from './schema.ts';

type Declared = GraphQLField<unknown, unknown> | GraphQLObjectType;
type DeclaredScopes = Partial<Scopes> | ((parent: object, args: object, context: object) => Partial<Scopes> | boolean);

/** The types that say something of a person: who they are, where they live, what they wrote, paid or got back. */
const PERSONAL_TYPES: readonly string[] = [
  'Address',
  'AuditEntry',
  'Buyer',
  'CreditNote',
  'Customer',
  'CustomerBlock',
  'CustomerNote',
  'DeliveryFailure',
  'DeliveryOrder',
  'DeliveryPreferences',
  'Grievance',
  'Invoice',
  'Nominee',
  'OrderAddress',
  'OrderEvent',
  'OrderRider',
  'OrderRisk',
  'PackingSlip',
  'Payment',
  'Refund',
  'RefundRequest',
  'RefundRequestPhoto',
  'Session',
  'StaffInvitation',
  'StaffMember',
  'StoreCreditTransaction',
  'User',
  'UserReinstatePayload',
  'UserSuspendPayload',
];

/** Types whose texts have such names and say nothing of a shopper. */
const OTHER_TYPES: readonly string[] = [
  'Actor',
  'ApiToken',
  'Campaign',
  'CashShift',
  'CatalogueColumn',
  'CatalogueImport',
  'Category',
  'Dispute',
  'EmailVerifyPayload',
  'FieldChange',
  ...['GrievanceOfficer', 'GrievanceTicket'], // a ticket is seen by its holder alone
  'HelpContact',
  'HomeVersion', // what its note says is about the shop
  'ImportCategory',
  ...['ImportFile', 'ImportHeading'],
  'ImportIssue',
  ...['ImportNotice', 'ImportNoticeCount'],
  'ImportRow',
  'ImportSubCategory',
  'InvoiceLine',
  'InvoiceSeller',
  ...['ManagedPage', 'OrderLine', 'PageDraft'],
  'Party', // a business, whose contact is on its packs
  'PasswordResetRequestPayload',
  'Picker',
  'PickingLine',
  'Product',
  'ProductBulkFailure',
  'ProductBulkPreviewProduct',
  'ProductBulkProblem',
  'ProductDeclarations',
  'ProductDetail',
  'ReportColumn',
  'RoleDefinition',
  'SavedFilter',
  'Shop',
  'Staple',
  'StockMovement',
  'SubCategory',
  'SynonymGroup',
  'TopProduct',
  'UnavailableLine',
  'WebhookDelivery',
];

/** What texts about people are called. */
const PERSONAL_NAMES =
  /^(?:\w*[nN]ame|email|mobile|phone|line|street|house|building|floor|landmark|pincode|city|\w*[nN]ote|reason|body|before|after|deliveryInstructions|ipAddress|userAgent)$/;

/** Of those who may read the orders of all shoppers. */
const WAYS_OF_ORDERS = [
  'Invoice.creditNotes',
  'InvoiceDocument.buyer',
  'Order.address',
  'Order.buyer',
  'Order.deliveryFailure',
  'Order.deliveryPreferences',
  'Order.events',
  'Order.invoice',
  'Order.payment',
  'Order.refundRequests',
  'Order.rider',
  'Payment.refunds',
  'RefundRequest.photos',
  'RefundRequest.refund',
];
const WAYS_OF_PACKING = ['PackingSlip.address', 'PackingSlip.deliveryPreferences', 'PickingOrder.packingSlip'];
const WAYS_OF_FULFILMENT = [...WAYS_OF_ORDERS, ...WAYS_OF_PACKING, 'Order.packingSlip', 'Order.risk'];

/** For each permission alone, the fields that lead to a personal type. */
const WAYS: Record<Permission, readonly string[]> = {
  CATALOGUE: [],
  ORDERS: WAYS_OF_FULFILMENT,
  REFUNDS: [
    ...WAYS_OF_FULFILMENT,
    'RefundRequestApprovePayload.refundRequest',
    'RefundRequestDecidedError.refundRequest',
    'RefundRequestDeclinePayload.refundRequest',
    'RefundRequestEdge.node',
    'StoreCreditTransactionEdge.node',
  ],
  REPORTS: ['AuditEntryEdge.node'],
  SETTINGS: [],
  STAFF: [
    'Mutation.userReinstate',
    'Mutation.userSuspend',
    'Query.staffInvitations',
    'StaffInvitationCreatePayload.staffInvitation',
    'StaffInvitationCreatePayload.staffMember',
    'StaffMemberAssignRolePayload.staffMember',
    'StaffMemberEdge.node',
    'StaffMemberResetTwoFactorPayload.staffMember',
    'StaffMemberUpdateRolePayload.staffMember',
  ],
  PICKING: WAYS_OF_PACKING,
  DELIVERIES: [
    'DeliveryFailPayload.order',
    'DeliveryFinishPayload.order',
    'DeliveryOrder.address',
    'DeliveryOrder.deliveryFailure',
    'DeliveryOrder.deliveryPreferences',
    'DeliveryOrderEdge.node',
    'DeliveryStartPayload.order',
    'Query.deliveryOrder',
  ],
  CUSTOMERS: [
    ...WAYS_OF_ORDERS,
    'AdminSearch.customers',
    'Customer.addresses',
    'Customer.blocks',
    'Customer.nominee',
    'CustomerBlockPayload.customer',
    'CustomerEdge.node',
    'CustomerNoteEdge.node',
    'CustomerNoteUpdatePayload.note',
    'CustomerUnblockPayload.customer',
    'GrievanceAcknowledgePayload.grievance',
    'GrievanceEdge.node',
    'GrievanceHandledError.grievance',
    'GrievanceResolvePayload.grievance',
    'Query.customer',
    'StoreCreditTransactionEdge.node',
  ],
};

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(isObjectType);

/** The scopes that a field or a type requires of a viewer, about a person who is not the viewer; null without any. */
function requiredScopes({ extensions }: Declared, viewer: Viewer): (keyof Scopes)[] | null {
  const { authScopes } = extensions['pothosOptions'] as { authScopes?: DeclaredScopes }; // Pothos keeps the options there
  const scopes =
    typeof authScopes === 'function'
      ? authScopes({ userId: newId() }, {}, fakeContext({ state: 'active', viewer }))
      : authScopes;
  return typeof scopes === 'object' ? (Object.keys(scopes) as (keyof Scopes)[]) : null; // its keys are scopes by its type
}

/** The fields that lead a viewer with one permission from its root fields to a personal type. */
function waysOf(permission: Permission): string[] {
  const viewer: Viewer = {
    userId: newId(),
    sessionId: newId(),
    permissions: [permission],
    authenticatedAt: new Date(),
  };
  const held = scopesOf(fakeContext({ state: 'active', viewer }));
  const heldByAll = scopesOf(fakeContext({ state: 'active', viewer: { ...viewer, permissions: [] } }));
  const isOpen = (declared: Declared) => requiredScopes(declared, viewer)?.some((scope) => held[scope]) ?? true;
  const isForPermission = (field: Declared) =>
    requiredScopes(field, viewer)?.some((scope) => held[scope] && !heldByAll[scope]) ?? false;
  const ways = new Set<string>();
  const visited = new Set<string>();

  function follow(field: GraphQLField<unknown, unknown>, from: GraphQLObjectType): void {
    for (const type of objectTypesOf(getNamedType(field.type)).filter(isOpen)) {
      if (PERSONAL_TYPES.includes(type.name)) ways.add(`${from.name}.${field.name}`);
      if (visited.has(type.name)) continue;
      visited.add(type.name);
      for (const next of Object.values(type.getFields()).filter(isOpen)) follow(next, type);
    }
  }
  for (const root of roots)
    for (const field of Object.values(root.getFields()).filter(isForPermission)) follow(field, root);
  return [...ways].sort();
}

function objectTypesOf(type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isObjectType(type)) return [type];
  return isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
}

describe('personal data', () => {
  it.each(PERMISSIONS)('is reached with the permission %s alone by the listed ways', (permission) => {
    expect(waysOf(permission)).toEqual([...WAYS[permission]].sort());
  });

  it('is in the listed types', () => {
    const named = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => !/^__|Error$/.test(type.name))
      .filter((type) =>
        Object.values(type.getFields()).some(
          ({ name, type: each }) => isScalarType(getNamedType(each)) && PERSONAL_NAMES.test(name),
        ),
      );
    const others = named.map(({ name }) => name).filter((name) => !PERSONAL_TYPES.includes(name));
    expect(others.toSorted()).toEqual(OTHER_TYPES);
  });

  describe('of an order, which a clerk reaches from', () => {
    let orderId: string;
    let ids: { product: string; endpoint: string };
    beforeAll(async () => {
      const { endpointId } = await makeEndpoint('https://hooks.example/', ['PLACED']);
      const order = await makeOrder();
      orderId = order.orderId;
      ids = {
        product: encodeId('Product', order.productIds[0] ?? ''),
        endpoint: encodeId('WebhookEndpoint', endpointId),
      };
    });

    const STOCK = `product(id: $product) { stockMovements(first: 1) { edges { node { order {`;
    const LOG = `webhookEndpoint(id: $endpoint) { deliveries(first: 1) { edges { node { order {`;

    it.each([
      { place: 'the stock ledger', permission: 'CATALOGUE', variable: '$product: ID!', way: STOCK },
      { place: 'the log of a webhook', permission: 'SETTINGS', variable: '$endpoint: ID!', way: LOG },
    ] as const)('$place, is refused by field, and the number is not', async ({ permission, variable, way }) => {
      const clerk = await makeStaff(permission);
      const ask = (field: string) => executeGraphql(`query (${variable}) { ${way} ${field} } } } } } }`, ids, clerk);
      const { number } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
      const readable = await ask('number lines(first: 1) { totalCount }');
      expect(readable.errors).toEqual([]);
      expect(JSON.stringify(readable.data)).toContain(`"number":${number}`);
      for (const each of [...WAYS_OF_FULFILMENT.filter((name) => name.startsWith('Order.')), 'Order.customerId']) {
        const field = each.slice('Order.'.length);
        const { data, errors } = await ask(field === 'customerId' ? field : `${field} { __typename }`);
        expect(errors, each).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
        expect(JSON.stringify(data)).not.toContain('__typename');
      }
    });

    it('is read by the shopper who placed it, also as a clerk', async () => {
      const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
      const clerk = { ...(await makeStaff('CATALOGUE')), userId };
      const { data, errors } = await executeGraphql(
        `query ($product: ID!) { ${STOCK} address { recipientName } payment { status } } } } } } }`,
        ids,
        clerk,
      );
      expect(errors).toEqual([]);
      expect(JSON.stringify(data)).toContain('recipientName');
    });
  });
});
