import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from './db/countStatements.ts';
import { loadDemo } from './demo/loadDemo.ts';
import { db } from './db/client.ts';
import { askGraphql, unforeseen } from './testing/askGraphql.ts';
import { makeShopper } from './testing/fixtures.ts';

const CARD = `id name unit price mrp discountPercent isSoldOut stock pictures(first: 1) { url srcSet tint alt } myCartLine { id quantity maxQuantity }`;

describe('screens', () => {
  beforeAll(async () => {
    const started = performance.now();
    await loadDemo();
    console.log('demo', performance.now() - started);
  });
  it('explores', async () => {
    const viewer = await makeShopper();
    const run = async (q: string, v = {}) => {
      const { result, statements } = await countStatements(() => askGraphql(q, v, viewer));
      console.log(q.slice(0, 40), statements.length, JSON.stringify(result).slice(0, 300), unforeseen.splice(0));
      for (const s of statements) console.log('   ', s.slice(0, 150));
      return result;
    };
    const home = await run(`{ categories(first: 30) { edges { node { id name picture { url } subCategories(first: 1) { edges { node { id name } } } } } } rows: categories(first: 3) { pageInfo { hasNextPage } edges { node { id products(first: 12) { edges { node { ${CARD} } } } } } } }`);
    const c = home.data.categories.edges[0].node;
    const s = c.subCategories.edges[0].node;
    await run(`query($c: ID!, $s: ID!) { category(id: $c) { id name subCategories(first: 100) { edges { node { id name picture { url } } } } } subCategory(id: $s) { id name products(first: 8) { totalCount edges { node { ${CARD} } } } } }`, { c: c.id, s: s.id });
    const se = await run(`{ products(search: "milk", first: 10) { totalCount pageInfo { endCursor } edges { node { ${CARD} } } } }`);
    await run(`query($a: String) { products(search: "milk", first: 10, after: $a) { edges { node { name } } } }`, { a: se.data.products.pageInfo.endCursor });
    const p = se.data.products.edges[0].node;
    await run(`query($id: ID!) { product(id: $id) { ${CARD} description details { name value } unitPrice { price per } all: pictures { url } categories { id name } subCategories { id name } related(first: 8) { edges { node { ${CARD} } } } } }`, { id: p.id });
    await run(`mutation($id: ID!) { cartAddLine(input: { productId: $id }) { __typename ... on CartAddLinePayload { cart { id bill { quantity grandTotal } isOrderable } lineEdge { cursor node { id quantity product { ${CARD} } } } } ... on InvalidInputError { issues { path message } } } }`, { id: p.id });
    await run(`{ viewer { id name cart { id isOrderable bill { quantity grandTotal savings } lines(first: 100) { totalCount edges { node { id quantity status priceChange total mrpTotal product { ${CARD} } } } } } } }`);
    expect(await db.product.count()).toBeGreaterThan(5000);
  });
});
