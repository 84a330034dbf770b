import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeProduct } from '../../testing/fixtures.ts';
import { fuzzTexts } from '../../testing/fuzzTexts.ts';
import type { QueryTerm } from './queryTerm.ts';
import { understandQuery } from './understandQuery.ts';

/** Synonym groups, as their department and their names by language. */
const GROUPS: Record<string, { department: string; names: Record<string, string[]> }> = {
  milk: { department: 'dairy', names: { en: ['milk'], hi: ['दूध'], 'hi-Latn': ['doodh'] } },
  paneer: { department: 'dairy', names: { en: ['paneer'], hi: ['पनीर'] } },
  butter: { department: 'dairy', names: { en: ['butter'], 'x-brand': ['amul', 'mother dairy', 'milky mist'] } },
  onion: { department: 'vegetables', names: { en: ['onion'], 'ta-Latn': ['vengayam'], 'kn-Latn': ['lal'] } },
  'red-lentil': { department: 'pulses', names: { en: ['red lentil'], 'hi-Latn': ['lal'] } },
  eggs: { department: 'eggs', names: { en: ['egg'] } },
  'ice-cream': { department: 'frozen', names: { en: ['ice cream'] } },
  fresh: { department: 'words', names: { en: ['fresh'], 'hi-Latn': ['taza'], 'gu-Latn': ['milkan'] } },
  iphone: { department: 'notSold', names: { en: ['iphone'] } },
  durian: { department: 'fruits', names: { en: ['durian'] } },
};

const PRODUCTS = ['Toned Milk', 'Fresh Paneer', 'Salted Butter', 'Onion', 'Red Lentil', 'Eggs', 'Vanilla Ice Cream'];

beforeAll(async () => {
  await db.synonymGroup.deleteMany();
  for (const [handle, { department, names }] of Object.entries(GROUPS)) {
    const synonyms = Object.entries(names).flatMap(([language, terms]) => terms.map((term) => ({ language, term })));
    await db.synonymGroup.create({ data: { handle, department, synonyms: { create: synonyms } } });
  }
  for (const name of PRODUCTS) await makeProduct({ name, description: 'Tasty.' });
  await makeProduct({ name: 'Chocolate Bar', brand: 'Annapurna', description: 'Chewy. Served with halwa.' });
  await makeProduct({ name: 'Chocolate Spread', brand: 'Kokoa', description: 'Smooth.' });
});

const understand = (text: string, isCorrected = true) => understandQuery(text, { isCorrected });
const termsOf = async (text: string) => (await understand(text)).terms.map(({ term }) => term);
const find = async (text: string, wanted: string): Promise<QueryTerm | undefined> =>
  (await understand(text)).terms.find(({ term }) => term === wanted);
const wordsOf = async (text: string) => (await understand(text)).words.map((word) => word.text);

describe('understandQuery', () => {
  it('reads a word as itself and as the thing that it names', async () => {
    const { terms, ...query } = await understand('milk');
    expect(terms).toEqual(
      expect.arrayContaining([
        { term: 'milk', positions: [0], weight: 1, isLiteral: true, isCompletion: false, productCount: 1 },
        { term: '#milk', positions: [0], weight: 1, isLiteral: false, isCompletion: false, productCount: 1 },
      ]),
    );
    expect(query).toMatchObject({ positions: [0], things: [0], amount: null, correctedText: null });
  });

  it.each(['doodh', 'दूध'])('reads a Hindi name as the thing: %s', async (text) => {
    expect(await find(text, '#milk')).toMatchObject({ weight: 1, isLiteral: false });
  });

  it('is less sure of a name of one region, and least of one that is the Hindi name of something else', async () => {
    expect((await find('vengayam', '#onion'))?.weight).toBeLessThan(1);
    const [own, rival] = [await find('lal', '#red-lentil'), await find('lal', '#onion')];
    expect(own?.weight).toBe(1);
    expect(rival?.weight).toBeLessThan((await find('vengayam', '#onion'))?.weight ?? 0);
  });

  it.each([
    ['ice cream', [0, 1]],
    ['icecream', [0]],
    ['vanilla ice creams', [1, 2]],
  ])('reads words in a row as one name: %s', async (text, positions) => {
    expect(await find(text, '#ice-cream')).toMatchObject({ positions });
  });

  it.each([
    ['mujhe doodh chahiye', ['doodh']],
    ['where can i buy milk', ['milk']],
    ['मुझे दूध चाहिए', ['दूध']],
    ['packet of milk', ['milk']],
    ['30 eggs', ['eggs']],
    ['packet', ['packet']],
    ['the', ['the']],
  ])('leaves out the words around what is wanted: %s', async (text, words) => {
    expect(await wordsOf(text)).toEqual(words);
  });

  it.each([
    ['milk 500ml', { amount: 500, base: 'ml' }],
    ['half kg paneer', { amount: 500, base: 'g' }],
    ['30 eggs', { amount: 30, base: 'pc' }],
    ['milk', null],
  ])('reads the amount of %s', async (text, amount) => {
    expect((await understand(text)).amount).toEqual(amount);
  });

  it('completes the last word, and no other one', async () => {
    expect(await find('choc', 'chocol')).toMatchObject({ positions: [0], isLiteral: true });
    expect(await find('toned mil', '#milk')).toMatchObject({ positions: [1], isLiteral: false });
    expect(await find('vanilla ice cr', '#ice-cream')).toMatchObject({ positions: [1, 2] });
    expect(await termsOf('choc milk')).not.toContain('chocol');
    expect(await termsOf('%')).toEqual([]);
  });

  it.each([
    ['panner', 'paneer'],
    ['frsh panner', 'fresh paneer'],
    ['vanila icecrem', 'vanilla ice cream'],
    ['choclate milk', 'chocolate milk'],
    ['anapurna', 'annapurna'],
    ['2 kg panner', 'paneer'],
  ])('corrects %s', async (text, correctedText) => {
    expect((await understand(text)).correctedText).toBe(correctedText);
  });

  it('reads a corrected text as if it had been typed so', async () => {
    const { terms, positions, things } = await understand('2 kg panner');
    expect({ terms, positions, things }).toEqual(
      expect.objectContaining({ terms: (await understand('paneer')).terms, positions: [0], things: [0] }),
    );
  });

  it('corrects a word of a description that is a near miss of what many more products are', async () => {
    await Promise.all(Array.from({ length: 10 }, () => makeProduct({ name: 'Cheese Slice', description: 'Tasty.' })));
    await makeProduct({ name: 'Salad Bowl', description: 'With chesee.' });
    expect(await find('chesee', 'chees')).toMatchObject({ positions: [0] });
    expect((await understand('chesee')).correctedText).toBeNull();
  });

  it.each([
    ['amukl', 'amul'],
    ['mothr dairy', 'mother dairy'],
  ])('corrects the name of a brand that the shop does not have: %s', async (text, correctedText) => {
    expect(await understand(text)).toMatchObject({ correctedText, positions: expect.arrayContaining([0]) });
    expect(await find(text, '#butter')).toBeDefined();
  });

  it('keeps the known words beside a corrected one', async () => {
    expect((await understand('amul mlk')).correctedText).toBe('amul milk');
    expect((await understand('amul b')).correctedText).toBeNull();
  });

  it.each(['milk', 'paneer', 'fresh milk', 'choc', 'amul milk', 'xyzzyq milk', 'iphone', 'durian', 'tasty'])(
    'corrects nothing in %s',
    async (text) => {
      expect((await understand(text)).correctedText).toBeNull();
    },
  );

  it('corrects nothing on request', async () => {
    expect(await understand('panner', false)).toMatchObject({ terms: [], positions: [], correctedText: null });
    expect(await understand('panner milk', false)).toMatchObject({ positions: [1], correctedText: null });
  });

  it('finds a word of the catalogue by the sound of one in Devanagari', async () => {
    expect(await find('कोकोआ', 'kokoa')).toMatchObject({ positions: [0], isLiteral: true });
    expect(await find('अन्नपूर्णा', 'annapurna')).toMatchObject({ positions: [0] });
  });

  it('reads a brand that the shop does not have as what it is bought for, unless another word says that', async () => {
    expect(await understand('amul')).toMatchObject({ positions: [0], things: [0] });
    expect(await termsOf('amul')).toEqual(['#butter']);
    expect(await find('mother dairy', '#butter')).toMatchObject({ positions: [0, 1] });
    expect(await understand('amul milk')).toMatchObject({ positions: [1], things: [1] });
    expect(await termsOf('amul milk')).not.toContain('#butter');
  });

  it('reads the name of a brand that the shop does not have as no phrase of its words', async () => {
    expect(await find('milky mist', '#butter')).toMatchObject({ positions: [0, 1], weight: 1 });
    expect(await find('milky m', '#butter')).toBeUndefined();
  });

  it('prefers what a word names to what it begins in the language of one region', async () => {
    expect((await find('milk', '#milk'))?.weight).toBe(1);
    expect((await find('milk', '#fresh'))?.weight).toBeLessThan(0.6);
    expect((await find('milka', '#fresh'))?.weight).toBeGreaterThan(0.8);
  });

  it.each(['iphone', 'iphone milk', 'durian', 'fresh durian'])(
    'looks for nothing when a thing is not sold: %s',
    async (text) => {
      expect((await understand(text)).positions).toEqual([]);
    },
  );

  it('looks for nothing when only the description of a popular product has a thing that is not sold', async () => {
    const { id } = await makeProduct({ name: 'Custard Mix', description: 'Goes with durian.' });
    await db.productPopularity.create({ data: { productId: id, orderCount: 40_000, score: 15 } });
    expect(await understand('durian')).toMatchObject({ terms: [], positions: [] });
    await db.product.delete({ where: { id } });
  });

  it('ignores unknown words beside a thing, and looks for nothing when no word is one', async () => {
    expect((await understand('xyzzyq milk')).positions).toEqual([1]);
    expect((await understand('xyzzyq annapurna')).positions).toEqual([]);
    expect((await understand('xyzzyq taza')).positions).toEqual([]);
    expect((await understand('xyzzyq')).positions).toEqual([]);
    expect((await understand('annapurna')).positions).toEqual([0]);
  });

  it('reads the emoji of a text without words', async () => {
    expect(await wordsOf('🥛')).toEqual(['milk']);
    expect(await wordsOf('🥛🧅')).toEqual(['milk', 'onion']);
    expect(await wordsOf('🥛 paneer')).toEqual(['paneer']);
  });

  it.each(['', ' ', '!!!', '5 kg', '🚗'])('reads nothing in %j', async (text) => {
    expect(await understand(text)).toMatchObject({ terms: [], positions: [], words: [] });
  });

  it('reads the first 12 words', async () => {
    const { positions } = await understand('milk '.repeat(40).trim());
    expect(positions).toEqual(Array.from({ length: 12 }, (_, index) => index));
  });

  it('understands any text', async () => {
    for (const text of fuzzTexts(150, 9)) {
      const { terms, positions, words } = await understand(text.replaceAll('\0', ' ').toWellFormed());
      expect(positions.every((position) => words.some((word) => word.position === position))).toBe(true);
      for (const { weight } of terms) {
        expect(weight).toBeGreaterThan(0);
        expect(weight).toBeLessThanOrEqual(1);
      }
    }
  });
});
