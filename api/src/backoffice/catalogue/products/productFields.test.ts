import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeCartLine, makeProduct, makeShopper, makeStaff } from '../../../testing/fixtures.ts';

const FIELDS = [
  ...['sku', 'lowStockThreshold', 'gstPercent', 'hsnCode', 'isLowOnStock', 'version'],
  'stockMovements { totalCount }',
];

describe('the fields of a product for admins', () => {
  let productId: string;
  let id: string;
  beforeAll(async () => {
    productId = (await makeProduct({ sku: 'AMUL-1', stock: 5, lowStockThreshold: 5, gstPercent: 5, hsnCode: '0405' }))
      .id;
    id = encodeId('Product', productId);
  });

  it('can be read by an admin through every field that returns products', async () => {
    const admin = await makeStaff('CATALOGUE');
    const fields = `... on Product { ${FIELDS.join(' ')} }`;
    const query = `query ($id: ID!) { product(id: $id) { ${fields} } adminProduct(id: $id) { ${fields} } node(id: $id) { ${fields} } }`;
    const { data, errors } = await executeGraphql(query, { id }, admin);
    expect(errors).toEqual([]);
    expect(data.product).toEqual({
      sku: 'AMUL-1',
      lowStockThreshold: 5,
      gstPercent: 5,
      hsnCode: '0405',
      isLowOnStock: true,
      version: 1,
      stockMovements: { totalCount: 1 },
    });
    expect(data.adminProduct).toEqual(data.product);
    expect(data.node).toEqual(data.product);
  });

  it.each(FIELDS)('is refused to others: %s', async (field) => {
    const shopper = await makeShopper();
    await makeCartLine(shopper, productId);
    const selection = `{ ... on Product { name ${field} } }`;
    const codes = async (query: string, viewer: typeof shopper | null) => {
      const { data, errors } = await executeGraphql(query, query.includes('$id') ? { id } : {}, viewer);
      expect(JSON.stringify(data)).not.toContain('AMUL-1');
      return errors.map(({ extensions }) => extensions?.code);
    };
    for (const way of ['product(id: $id)', 'node(id: $id)', 'nodes(ids: [$id])']) {
      const query = `query ($id: ID!) { ${way} ${selection} }`;
      expect(await codes(query, null)).toEqual(['UNAUTHENTICATED']);
      expect(await codes(query, shopper)).toEqual(['FORBIDDEN']);
    }
    const inCart = `{ viewer { cart { lines { edges { node { product ${selection} } } } } } }`;
    expect(await codes(inCart, shopper)).toEqual(['FORBIDDEN']);
  });
});
