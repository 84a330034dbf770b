import { beforeAll, describe, expect, it } from 'vitest';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { db } from '../db/client.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import {
  makeAddress,
  makeCartLine,
  makeSavedCartLine,
  makeProduct,
  makeSubCategory,
  makeSession,
  makeShopper,
  makeStoreCredit,
  newId,
} from '../../testing/fixtures.ts';
import { makeApiToken } from '../../testing/apiTokenFixtures.ts';
import { unexpectedErrors } from '../../testing/graphql/unexpectedErrors.ts';
import { grievanceFixture } from '../../testing/grievanceFixture.ts';
import { makeRequestPhoto } from '../../testing/refundRequestFixtures.ts';
import { encodeId, type NodeTypeName } from '../core/publicId.ts';
import type { Viewer } from '../core/viewer.ts';

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

const ofEverybody: NodeTypeName[] = ['Picture', 'Category', 'SubCategory', 'Product', 'Collection'];
const ofOnePerson: NodeTypeName[] = [
  'User',
  'Session',
  'ApiToken',
  'Cart',
  'CartLine',
  'SavedCartLine',
  'StoreCreditTransaction',
  'Address',
  'Order',
  'OrderLine',
];
const ofOnePersonAndAdmins: NodeTypeName[] = ['RefundRequest', 'RefundRequestPhoto'];
const ofAdmins: NodeTypeName[] = [
  ...(['StockMovement', 'CatalogueImport', 'ProductBulkOperation', 'AuditEntry', 'StaffMember'] as const),
  ...([
    'WebhookEndpoint',
    'WebhookDelivery',
    'SearchRule',
    'SynonymGroup',
    'ReportRun',
    'Grievance',
    'Campaign',
    'HomeVersion',
  ] as const),
  ...(['PickingOrder', 'PickingLine', 'DeliveryOrder', 'CashShift'] as const), // pickers' and riders' too: tests in fulfillment/ cover them
];

const othersThanAdmins = () => Promise.all((['USER', 'PICKER', 'RIDER'] as const).map((role) => makeShopper({ role })));

describe('node', () => {
  let owner: Viewer;
  let stranger: Viewer;
  const ids = new Map<NodeTypeName, string>();
  const idOf = (typename: NodeTypeName) => ids.get(typename) ?? '';

  beforeAll(async () => {
    [owner, stranger] = [await makeShopper(), await makeShopper({ role: 'ADMIN' })];
    const { id: productId } = await makeProduct();
    const { categoryId, subCategoryId } = await makeSubCategory([productId]);
    const addressId = await makeAddress(owner);
    await makeCartLine(owner, productId);
    const { orderId } = await placeOrderFixture(owner, { addressId, expectedTotal: 10_000, idempotencyKey: newId() });
    const { id: orderLineId } = await db.orderLine.findFirstOrThrow({ where: { orderId } });
    const { pictureId } = await db.productPicture.findFirstOrThrow({ where: { productId } });
    const { id: movementId } = await db.stockMovement.findFirstOrThrow({ where: { productId } });
    const { id: bulkOperationId } = await db.productBulkOperation.create({
      data: { change: { kind: 'DELETE' }, selection: {}, matchCount: 0, status: 'DONE' },
    });
    const { id: importId } = await db.catalogueImport.create({ data: { fileName: 'catalogue.csv' } });
    const entry = { actorId: stranger.userId, subjectId: productId, after: { name: 'Butter' } } as const;
    const { id: entryId } = await db.auditEntry.create({
      data: { ...entry, action: 'PRODUCT_CREATE', subjectType: 'PRODUCT', subjectName: 'Butter' },
    });
    const { id: endpointId } = await db.webhookEndpoint.create({
      data: { url: 'https://hooks.example/', encryptedSecret: Buffer.from('sealed') },
    });
    const { id: deliveryId } = await db.webhookDelivery.create({ data: { endpointId, type: 'ping' } });
    const { id: ruleId } = await db.searchRule.create({ data: { query: 'butter', productId, action: 'BURY' } });
    const request = { orderId, reason: 'DAMAGED', lines: { create: { orderLineId, quantity: 1 } } } as const;
    const { id: requestId } = await db.refundRequest.create({ data: request });
    const photoId = await makeRequestPhoto(owner);
    await db.refundRequestPhoto.update({ where: { id: photoId }, data: { refundRequestId: requestId, position: 0 } });
    const { id: synonymGroupId } = await db.synonymGroup.findFirstOrThrow();
    const days = { firstDay: new Date('2026-01-01'), lastDay: new Date('2026-01-31') };
    const { id: reportRunId } = await db.reportRun.create({ data: { handle: 'sales-by-day', ...days } });
    const { id: roleDefinitionId } = await db.roleDefinition.findFirstOrThrow();
    const rows: Record<NodeTypeName, string> = {
      User: owner.userId,
      Session: (await makeSession(owner)).sessionId,
      ApiToken: (await makeApiToken(owner)).id,
      Cart: owner.userId,
      CartLine: await makeCartLine(owner, productId),
      SavedCartLine: await makeSavedCartLine(owner, productId),
      Address: addressId,
      Order: orderId,
      OrderLine: orderLineId,
      RefundRequest: requestId,
      RefundRequestPhoto: photoId,
      PickingOrder: orderId,
      PickingLine: orderLineId,
      DeliveryOrder: orderId,
      CashShift: (await db.cashShift.create({ data: { holderId: stranger.userId } })).id,
      StoreCreditTransaction: (await makeStoreCredit(owner, 100)).id,
      StaffMember: stranger.userId,
      Customer: stranger.userId,
      CustomerNote: (await db.customerNote.create({ data: { userId: owner.userId, body: 'Kind' } })).id,
      RoleDefinition: roleDefinitionId,
      Picture: pictureId,
      Category: categoryId,
      SubCategory: subCategoryId,
      Product: productId,
      Party: (await db.party.create({ data: { name: 'Anand Dairy' } })).id,
      StockMovement: movementId,
      CatalogueImport: importId,
      ProductBulkOperation: bulkOperationId,
      AuditEntry: entryId,
      WebhookEndpoint: endpointId,
      WebhookDelivery: deliveryId,
      SearchRule: ruleId,
      SynonymGroup: synonymGroupId,
      ReportRun: reportRunId,
      HomeVersion: (await db.homeVersion.findFirstOrThrow()).id,
      Collection: (
        await db.collection.create({ data: { title: 'Offers', handle: 'offers', sort: 'MANUAL', isPublished: true } })
      ).id,
      Grievance: (await db.grievance.create({ data: grievanceFixture() })).id,
      Campaign: (await db.campaign.create({ data: { subject: 'Mangoes', body: 'They are here.' } })).id,
    };
    for (const typename of [...ofEverybody, ...ofOnePerson, ...ofOnePersonAndAdmins, ...ofAdmins])
      ids.set(typename, encodeId(typename, rows[typename]));
  });

  it.each(ofEverybody)('answers a %s publicly', async (typename) => {
    for (const viewer of [null, owner, stranger]) {
      const { data, errors } = await executeGraphql(NODE, { id: idOf(typename) }, viewer);
      expect({ node: data.node, errors }).toEqual({ node: { __typename: typename, id: idOf(typename) }, errors: [] });
    }
  });

  it.each(ofOnePerson)('answers a %s to its owner alone', async (typename) => {
    const seen = await executeGraphql(NODE, { id: idOf(typename) }, owner);
    expect(seen.data.node).toEqual({ __typename: typename, id: idOf(typename) });
    for (const viewer of [null, stranger]) {
      expect(await executeGraphql(NODE, { id: idOf(typename) }, viewer)).toMatchObject({
        data: { node: null },
        errors: [],
      });
    }
  });

  it.each(ofOnePersonAndAdmins)('answers a %s to its owner and to admins alone', async (typename) => {
    for (const viewer of [owner, stranger, null, ...(await othersThanAdmins())]) {
      const isSeen = viewer === owner || viewer === stranger;
      const { data, errors } = await executeGraphql(NODE, { id: idOf(typename) }, viewer);
      expect({ node: data.node, errors }).toEqual({
        node: isSeen ? { __typename: typename, id: idOf(typename) } : null,
        errors: [],
      });
    }
  });

  it.each(ofAdmins)('answers a %s to admins alone', async (typename) => {
    const seen = await executeGraphql(NODE, { id: idOf(typename) }, stranger);
    expect({ node: seen.data.node, errors: seen.errors }).toEqual({
      node: { __typename: typename, id: idOf(typename) },
      errors: [],
    });
    for (const viewer of [null, owner]) {
      for (const query of [NODE, 'query ($id: ID!) { node(id: $id) { __typename } }']) {
        const { data, errors } = await executeGraphql(query, { id: idOf(typename) }, viewer);
        expect(data.node).toBeNull();
        for (const { extensions } of errors) {
          expect(extensions?.code).toBe(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED');
        }
      }
    }
  });

  it.each([...ofEverybody, ...ofOnePerson, ...ofOnePersonAndAdmins, ...ofAdmins])(
    'is null for an unknown id of a %s',
    async (typename) => {
      const asker = ofAdmins.includes(typename) ? stranger : owner;
      const answer = await executeGraphql(NODE, { id: encodeId(typename, newId()) }, asker);
      expect(answer).toMatchObject({ data: { node: null }, errors: [] });
      expect(unexpectedErrors).toEqual([]);
    },
  );

  it.each([
    ['unpublished', { isPublished: false }],
    ['deleted', { deletedAt: new Date() }],
  ])('is null for an %s product', async (_what, fields) => {
    const id = encodeId('Product', (await makeProduct(fields)).id);
    expect(await executeGraphql(NODE, { id }, owner)).toMatchObject({ data: { node: null }, errors: [] });
    expect((await executeGraphql(NODES, { ids: [id] }, owner)).data.nodes).toEqual([null]);
  });

  const malformed = [
    ...['', '_', 'prod', 'prod_', 'prod_01h', 'prod-01m7xvmxyde06tsmvdzxjkczjb', '01m7xvmxyde06tsmvdzxjkczjb'],
    ...['prod_zzzzzzzzzzzzzzzzzzzzzzzzzz', 'prod_01m7xvmxyde06tsmvdzxjkczjbx', 'prod_01m7xvmxyde06tsmvdzxjkczj!'],
    ...['PROD_01M7XVMXYDE06TSMVDZXJKCZJB', 'thing_01m7xvmxyde06tsmvdzxjkczjb', ' prod_01m7xvmxyde06tsmvdzxjkczjb'],
    ...[
      '__proto___01m7xvmxyde06tsmvdzxjkczjb',
      'constructor_01m7xvmxyde06tsmvdzxjkczjb',
      'prod_prod_01m7xvmxyde06tsmvdzxjkczjb',
    ],
    'batch_01m7xvmxyde06tsmvdzxjkczjb', // has a public id, but is no node
    ...["prod_' OR 1=1 --", 'prod_\0', 'प्रोड_01m7xvmxyde06tsmvdzxjkczjb', 'x'.repeat(100_000)],
    ...[Buffer.from('Product:1').toString('base64'), '018f5e0a-7c3b-7d7e-8a5d-000000000000'],
  ];

  it.each(malformed)('is null for the malformed id %j, which arguments of one type refuse', async (id) => {
    expect(await executeGraphql(NODE, { id }, owner)).toMatchObject({ data: { node: null }, errors: [] });
    const product = { __typename: 'Product', id: idOf('Product') };
    expect(await executeGraphql(NODES, { ids: [product.id, id] }, owner)).toMatchObject({
      data: { nodes: [product, null] },
      errors: [],
    });
    const answers = [
      await executeGraphql('query ($id: ID!) { product(id: $id) { id } }', { id }, owner),
      await executeGraphql(
        'mutation ($id: ID!) { cartLineAdd(input: { productId: $id }) { __typename } }',
        { id },
        owner,
      ),
    ];
    for (const { errors, status } of answers) {
      expect(status).toBeLessThan(500);
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('leaves an id of another type to the field, which refuses it', async () => {
    const id = idOf('Category');
    for (const field of ['product', 'subCategory']) {
      const { errors } = await executeGraphql(`query ($id: ID!) { ${field}(id: $id) { id } }`, { id });
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('answers nodes in the order of the ids, with null for an unknown one', async () => {
    const requested = [idOf('Order'), encodeId('Product', newId()), idOf('Product'), idOf('Category'), idOf('Product')];
    const forOwner = (await executeGraphql(NODES, { ids: requested }, owner)).data.nodes;
    expect(forOwner.map((node: { id: string } | null) => node?.id ?? null)).toEqual([
      requested[0],
      null,
      ...requested.slice(2),
    ]);
    const forStranger = (await executeGraphql(NODES, { ids: requested }, stranger)).data.nodes;
    expect(forStranger[0]).toBeNull();
  });

  it('refuses more ids than a page has rows', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => encodeId('Product', newId()));
    expect((await executeGraphql(NODES, { ids: ids(100) })).data.nodes).toHaveLength(100);
    expect((await executeGraphql(NODES, { ids: ids(101) })).errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect((await executeGraphql(NODES, { ids: [] })).data.nodes).toEqual([]);
  });
});
