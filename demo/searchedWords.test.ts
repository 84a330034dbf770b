import { beforeAll, describe, expect, it } from 'vitest';
import { executeGraphql } from '../api/src/testing/graphql/executeGraphql.ts';
import { openDemoShop } from '../api/src/testing/postgres/testDatabase.ts';

const SEARCH = `query ($text: String!) {
  products(search: $text, first: 3) {
    totalCount
    edges { node { name } }
    search { subCategory { id } category { id } nearestSubCategories { id } popularProducts { id } }
  }
  searchSuggestions(text: $text) { queries products { id } subCategories { id } brands }
}`;

beforeAll(openDemoShop);

async function search(text: string) {
  const { data, errors } = await executeGraphql(SEARCH, { text });
  expect(errors).toEqual([]);
  return data;
}

describe('the search of the demo shop', () => {
  it.each([
    ...['iphone', 'laptop', 'shoes', 'petrol', 'netflix', 'zzzz', 'cement', 'samsung', 'phone', 'television', 'tv'],
    ...['bike', 'diesel', 'sofa', 'bed', 'table', 'chair', 'mattress', 'shirt', 'jeans', 'saree', 'gold', 'diamond'],
    ...['passport', 'visa', 'ticket', 'flight', 'hotel', 'taxi', 'uber', 'facebook', 'whatsapp', 'google', 'bitcoin'],
    ...['loan', 'insurance', 'gym', 'cricket bat', 'guitar', 'camera', 'power bank', 'plumber', 'doctor', 'cigarette'],
    ...[
      'whisky',
      'helicopter',
      'elephant',
      'asdf',
      'qwerty',
      'lorem ipsum',
      'iphone 15',
      'pan card',
      'electricity bill',
    ],
    ...['house', 'rent', 'sherwani', 'microsoft', 'xqzjk', 'cylinder', 'coffee table', 'credit card'],
  ])('leads from “%s” to no aisle and to no product', async (text) => {
    const { products, searchSuggestions } = await search(text);
    expect(products.totalCount).toBe(0);
    expect(products.search).toEqual({
      subCategory: null,
      category: null,
      nearestSubCategories: [],
      popularProducts: [],
    });
    expect(searchSuggestions).toEqual({ queries: [], products: [], subCategories: [], brands: [] });
  });

  it.each([
    ...['%', '_', "'", '--', '½', '...', '%%', '\\', '"', ';', '* *', '()', '🙂', '؟', '½ kg', '५ किलो', '\u200B', '/'],
  ])('finds nothing for %j, and lists nothing instead', async (text) => {
    const { products } = await search(text);
    expect(products.totalCount).toBe(0);
    expect(products.edges).toEqual([]);
    expect(products.search).toMatchObject({ nearestSubCategories: [], popularProducts: [] });
  });

  it.each([
    ['panner', /paneer/i],
    ['panir', /paneer/i],
    ['biscut', /biscuit/i],
    ['tometo', /tomato/i],
    ['tamatar', /tomato/i],
    ['aloo', /potato/i],
    ['chini', /sugar/i],
    ['bred', /bread/i],
    ['mlik', /milk/i],
    ['buter', /butter/i],
    ['chees', /cheese/i],
    ['potatto', /potato/i],
    ['oniun', /onion/i],
    ['shugar', /sugar/i],
    ['choclate', /chocolate/i],
    ['noodels', /noodles/i],
    ['ketchap', /ketchup/i],
    ['cofee', /coffee/i],
    ['shampo', /shampoo/i],
    ['detergant', /detergent/i],
    ['tooth paste', /toothpaste/i],
    ['dahee', /curd/i],
    ['gobi', /cauliflower/i],
    ['bhindi', /lady finger/i],
    ['palak', /spinach/i],
    ['haldi', /turmeric/i],
    ['dhania', /coriander/i],
    ['mirchi', /chilli/i],
    ['adrak', /ginger/i],
    ['lehsun', /garlic/i],
    ['pyaaz', /onion/i],
    ['kela', /banana/i],
    ['nimbu', /lemon/i],
    ['ande', /eggs/i],
    ['makhan', /butter/i],
    ['cabage', /cabbage/i],
    ['cucmber', /cucumber/i],
    ['yoghurt', /curd|yogurt/i],
    ['basmathi rice', /basmati/i],
    ['sunflwer oil', /sunflower oil/i],
  ])('finds for “%s” what was meant', async (text, meant) => {
    const { products } = await search(text);
    expect(products.edges).toHaveLength(3);
    for (const { node } of products.edges) expect(node.name).toMatch(meant);
  });
});
