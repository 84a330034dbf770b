import { beforeAll, describe, expect, it } from 'vitest';
import { orderCart } from '../testing/orderCart.ts';
import { db } from '../db/client.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import {
  makeAddress,
  makeCartLine,
  makeProduct,
  makeShelf,
  makeSession,
  makeShopper,
  newId,
} from '../testing/fixtures.ts';
import { makeApiToken } from '../testing/makeApiToken.ts';
import { unforeseen } from '../testing/unforeseen.ts';
import { encodeId, type NodeTypeName } from './globalId.ts';
import type { Viewer } from './viewer.ts';

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

const ofEverybody: NodeTypeName[] = ['Picture', 'Category', 'SubCategory', 'Product'];
const ofOnePerson: NodeTypeName[] = [
  'User',
  'Session',
  'ApiToken',
  'Cart',
  'CartLine',
  'Address',
  'Order',
  'OrderLine',
];
const ofAdmins: NodeTypeName[] = [
  ...(['StockMovement', 'CatalogueImport', 'AuditEntry', 'StaffMember'] as const),
  ...(['WebhookEndpoint', 'WebhookDelivery'] as const),
  ...(['PickingOrder', 'PickingLine', 'DeliveryOrder'] as const), // pickers' and riders' too: orders/work has tests of that
];

describe('an object by its id', () => {
  let owner: Viewer;
  let stranger: Viewer;
  const ids = new Map<NodeTypeName, string>();
  const idOf = (typename: NodeTypeName) => ids.get(typename) ?? '';

  beforeAll(async () => {
    [owner, stranger] = [await makeShopper(), await makeShopper({ role: 'ADMIN' })];
    const { id: productId } = await makeProduct();
    const { categoryId, subCategoryId } = await makeShelf([productId]);
    const addressId = await makeAddress(owner);
    await makeCartLine(owner, productId);
    const { orderId } = await orderCart(owner, { addressId, expectedTotal: 10_000, idempotencyKey: newId() });
    const { id: orderLineId } = await db.orderLine.findFirstOrThrow({ where: { orderId } });
    const { fileId } = await db.productPicture.findFirstOrThrow({ where: { productId } });
    const { id: movementId } = await db.stockMovement.findFirstOrThrow({ where: { productId } });
    const { id: importId } = await db.catalogueImport.create({ data: { fileName: 'catalogue.csv' } });
    const entry = { actorId: stranger.userId, subjectId: productId, after: { name: 'Butter' } } as const;
    const { id: entryId } = await db.auditEntry.create({
      data: { ...entry, action: 'PRODUCT_ADD', subjectType: 'PRODUCT', subjectName: 'Butter' },
    });
    const { id: endpointId } = await db.webhookEndpoint.create({
      data: { url: 'https://hooks.example/', sealedSecret: Buffer.from('sealed') },
    });
    const { id: deliveryId } = await db.webhookDelivery.create({ data: { endpointId, type: 'ping' } });
    const rows: Record<NodeTypeName, string> = {
      User: owner.userId,
      Session: (await makeSession(owner)).sessionId,
      ApiToken: (await makeApiToken(owner)).id,
      Cart: owner.userId,
      CartLine: await makeCartLine(owner, productId),
      Address: addressId,
      Order: orderId,
      OrderLine: orderLineId,
      PickingOrder: orderId,
      PickingLine: orderLineId,
      DeliveryOrder: orderId,
      StaffMember: stranger.userId,
      Picture: fileId,
      Category: categoryId,
      SubCategory: subCategoryId,
      Product: productId,
      StockMovement: movementId,
      CatalogueImport: importId,
      AuditEntry: entryId,
      WebhookEndpoint: endpointId,
      WebhookDelivery: deliveryId,
    };
    for (const typename of [...ofEverybody, ...ofOnePerson, ...ofAdmins])
      ids.set(typename, encodeId(typename, rows[typename]));
  });

  it.each(ofEverybody)('is there for everybody when it is a %s', async (typename) => {
    for (const viewer of [null, owner, stranger]) {
      const { data, errors } = await askGraphql(NODE, { id: idOf(typename) }, viewer);
      expect({ node: data.node, errors }).toEqual({ node: { __typename: typename, id: idOf(typename) }, errors: [] });
    }
  });

  it.each(ofOnePerson)('is there for its owner alone when it is a %s', async (typename) => {
    const seen = await askGraphql(NODE, { id: idOf(typename) }, owner);
    expect(seen.data.node).toEqual({ __typename: typename, id: idOf(typename) });
    for (const viewer of [null, stranger]) {
      expect(await askGraphql(NODE, { id: idOf(typename) }, viewer)).toMatchObject({
        data: { node: null },
        errors: [],
      });
    }
  });

  it.each(ofAdmins)('is there for admins alone when it is a %s', async (typename) => {
    const seen = await askGraphql(NODE, { id: idOf(typename) }, stranger);
    expect({ node: seen.data.node, errors: seen.errors }).toEqual({
      node: { __typename: typename, id: idOf(typename) },
      errors: [],
    });
    for (const viewer of [null, owner]) {
      for (const query of [NODE, 'query ($id: ID!) { node(id: $id) { __typename } }']) {
        const { data, errors } = await askGraphql(query, { id: idOf(typename) }, viewer);
        expect(data.node).toBeNull();
        for (const { extensions } of errors) {
          expect(extensions?.code).toBe(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED');
        }
      }
    }
  });

  it.each([...ofEverybody, ...ofOnePerson, ...ofAdmins])('is null when there is no such %s', async (typename) => {
    const asker = ofAdmins.includes(typename) ? stranger : owner;
    const answer = await askGraphql(NODE, { id: encodeId(typename, newId()) }, asker);
    expect(answer).toMatchObject({ data: { node: null }, errors: [] });
    expect(unforeseen).toEqual([]);
  });

  it.each([
    ['unpublished', { isPublished: false }],
    ['deleted', { deletedAt: new Date() }],
  ])('is null when it is an %s product', async (_what, fields) => {
    const id = encodeId('Product', (await makeProduct(fields)).id);
    expect(await askGraphql(NODE, { id }, owner)).toMatchObject({ data: { node: null }, errors: [] });
    expect((await askGraphql(NODES, { ids: [id] }, owner)).data.nodes).toEqual([null]);
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
    'batch_01m7xvmxyde06tsmvdzxjkczjb', // has a public id, but is no object
    ...["prod_' OR 1=1 --", 'prod_\0', 'प्रोड_01m7xvmxyde06tsmvdzxjkczjb', 'x'.repeat(100_000)],
    ...[Buffer.from('Product:1').toString('base64'), '018f5e0a-7c3b-7d7e-8a5d-000000000000'],
  ];

  it.each(malformed)('is refused for the malformed id %j', async (id) => {
    const answers = [
      await askGraphql(NODE, { id }, owner),
      await askGraphql(NODES, { ids: [idOf('Product'), id] }, owner),
      await askGraphql('query ($id: ID!) { product(id: $id) { id } }', { id }, owner),
      await askGraphql('mutation ($id: ID!) { cartAddLine(input: { productId: $id }) { __typename } }', { id }, owner),
    ];
    for (const { errors, status } of answers) {
      expect(status).toBeLessThan(500);
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('is refused where another type is asked for', async () => {
    const id = idOf('Category');
    for (const field of ['product', 'subCategory']) {
      const { errors } = await askGraphql(`query ($id: ID!) { ${field}(id: $id) { id } }`, { id });
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('comes in the order asked for, with null for what is not there', async () => {
    const wanted = [idOf('Order'), encodeId('Product', newId()), idOf('Product'), idOf('Category'), idOf('Product')];
    const forOwner = (await askGraphql(NODES, { ids: wanted }, owner)).data.nodes;
    expect(forOwner.map((node: { id: string } | null) => node?.id ?? null)).toEqual([
      wanted[0],
      null,
      ...wanted.slice(2),
    ]);
    const forStranger = (await askGraphql(NODES, { ids: wanted }, stranger)).data.nodes;
    expect(forStranger[0]).toBeNull();
  });

  it('is refused for more ids than a page has rows', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => encodeId('Product', newId()));
    expect((await askGraphql(NODES, { ids: ids(100) })).data.nodes).toHaveLength(100);
    expect((await askGraphql(NODES, { ids: ids(101) })).errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect((await askGraphql(NODES, { ids: [] })).data.nodes).toEqual([]);
  });
});
