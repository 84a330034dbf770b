import { beforeAll, describe, expect, it } from 'vitest';
import { searchProducts } from '../api/src/shop/search/searchProducts.ts';
import { db } from '../api/src/platform/db/client.ts';
import { openDemoShop } from '../api/src/testing/postgres/testDatabase.ts';

beforeAll(openDemoShop);

/** The names of the first products of a search, with their packs. */
async function firstOf(text: string, count = 3): Promise<string[]> {
  const { hits } = await searchProducts(text, { first: count });
  const ids = hits.slice(0, count).map(({ id }) => id);
  const products = await db.product.findMany({ where: { id: { in: ids } } });
  return ids.flatMap((id) =>
    products.filter((product) => product.id === id).map(({ name, unit }) => `${name}, ${unit}`),
  );
}

describe('the demo shop before its first order', () => {
  it.each([
    ['milk', /(?<!double) toned milk, (500 ml|1 l)$/i],
    ['doodh', /(?<!double) toned milk, (500 ml|1 l)$/i],
    ['दूध', /(?<!double) toned milk, (500 ml|1 l)$/i],
    ['bread', /(white|brown) bread, 400 g$/i],
    ['chips', /potato chips classic salted/i],
    ['curd', /(fresh|thick) curd, (400|500) g$/i],
    ['dahi', /(fresh|thick) curd, (400|500) g$/i],
    ['eggs', /white eggs, 6 pcs$/i],
    ['anda', /white eggs/i],
    ['rice', /(basmati rice daily|sona masoori rice|kolam rice|ponni boiled rice)/i],
    ['chawal', /(basmati rice daily|sona masoori rice|kolam rice|ponni boiled rice)/i],
    ['dal', /(toor|moong) dal, (1 kg|500 g)$/i],
    ['oil', /(sunflower|mustard) oil, (1 l|870 ml)$/i],
    ['sugar', /white sugar, 1 kg$/i],
    ['cheeni', /white sugar/i],
    ['tea', /assam ctc tea, (250|500) g$/i],
    ['onion', /(?<!\w)onion, (1 kg|500 g)$/i],
    ['potato', /(?<!\w)potato, (1 kg|500 g)$/i],
    ['tomato', /(?<!cherry )tomato, (1 kg|500 g|250 g)$/i],
    ['atta', /(chakki fresh|sharbati) atta, 5 kg$/i],
    ['salt', /iodised salt, 1 kg$/i],
    ['namak', /iodised salt/i],
    ['paneer', /fresh paneer, 200 g$/i],
    ['butter', / salted butter, 100 g$/i],
    ['ghee', /(pure desi|cow) ghee, (500 ml|1 l)$/i],
    ['cheese', /cheese (slices|cubes)/i],
    ['cream', /(fresh|cooking) cream/i],
    ['biscuits', /(glucose|marie) biscuits/i],
    ['biscuit', /(glucose|marie) biscuits/i],
    ['maggi', /masala instant noodles/i],
    ['noodles', /masala instant noodles/i],
    ['coffee', / instant coffee, 50 g$/i],
    ['banana', /banana robusta/i],
    ['apple', /apple (shimla|royal gala)/i],
    ['ginger', /(?<!\w)ginger, \d+ g$/i],
    ['garlic', /(?<!\w)garlic, \d+ g$/i],
    ['lemon', /(?<!\w)lemon, (250 g|6 pcs)$/i],
    ['coriander', /coriander leaves/i],
    ['green chilli', /(?<!\w)green chilli, \d+ g$/i],
    ['besan', /besan, (500 g|1 kg)$/i],
    ['poha', /(thick|thin) poha/i],
    ['jaggery', /jaggery (block|powder)/i],
    ['chicken', /chicken curry cut, 500 g$/i],
    ['soap', /(sandal & turmeric|neem|rose milk|lime fresh) soap/i],
    ['toothpaste', /(mint|clove) toothpaste/i],
    ['toothbrush', /soft toothbrush/i],
    ['detergent', /detergent powder/i],
    ['dishwash', /dishwash (bar|gel)/i],
    ['water', /packaged drinking water/i],
    ['cold drink', /(cola|soda), /i],
    ['juice', /mixed fruit juice, 1 l$/i],
    ['chocolate', /milk chocolate bar/i],
    ['ice cream', /vanilla ice cream/i],
    ['namkeen', /aloo bhujia/i],
    ['vegetables', /(?<!\w)(potato|onion|tomato), /i],
    ['fruits', /(banana|apple|orange)/i],
  ])('shows for “%s” first what most households mean', async (text, meant) => {
    for (const name of await firstOf(text)) expect(name).toMatch(meant);
  });

  it.each([
    ['goat milk', /goat milk/i],
    ['garlic bread', /garlic bread/i],
    ['banana chips', /banana chips/i],
    ['brown rice', /brown rice/i],
    ['coconut water', /coconut water/i],
    ['green tea', /green tea/i],
    ['unsalted butter', /unsalted butter/i],
    ['cherry tomato', /cherry tomato/i],
    ['hair oil', /hair oil/i],
    ['rock salt', /rock salt/i],
  ])('shows for “%s” what it says', async (text, said) => {
    for (const name of await firstOf(text)) expect(name).toMatch(said);
  });
});
