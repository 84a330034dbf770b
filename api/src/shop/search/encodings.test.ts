import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeProduct } from '../../testing/fixtures.ts';
import { searchProducts } from './searchProducts.ts';

/** Words that are one, however Unicode writes them: in the products, and in searches. */
const SPELLINGS: readonly (readonly string[])[] = [
  // Malayalam: chillu letters, consonant and virama with a joiner, and without.
  ['പാൽ', 'പാല്\u200D', 'പാല്'],
  ['തേൻ', 'തേന്\u200D'],
  ['പയർ', 'പയര്\u200D'],
  ['അരിപ്പൊടികൾ', 'അരിപ്പൊടികള്\u200D'],
  // Nukta in a letter of its own, behind the letter, and left out.
  ['\u0A59ੰਡ', 'ਖ\u0A3Cੰਡ', 'ਖੰਡ'],
  ['\u095Bीरा', 'ज\u093Cीरा', 'जीरा'],
  ['गु\u095C', 'गुड\u093C', 'गुड'],
  ['ব\u09DCি', 'বড\u09BCি'],
  ['ଗୁ\u0B5C', 'ଗୁଡ\u0B3C'],
  // Visarga, the colon that is typed for it, and neither.
  ['दुःख', 'दु:ख', 'दुख'],
  // Vowel signs in one and in two parts.
  ['கொத்தமல்லி', 'க\u0BC6\u0BBEத்தமல்லி'],
  ['পোস্ত', 'প\u09C7\u09BEস্ত'],
  // Joiners within a word, and digits of other scripts.
  ['क्\u200Dषीर', 'क्षीर', 'क्\u200Cषीर'],
  ['५स्टार', '5स्टार'],
  // Nothing that is invisible.
  ['Cheddar', 'Ched\u00ADdar', 'CHED\u200BDAR', '\u202Acheddar\u202C', 'ched\u2060dar', '\uFEFFcheddar\u200E'],
  ['Ｂｕｔｔｅｒｃｕｐ', 'buttercup'],
];

/** The product of each spelling. */
const ids = new Map<string, string>();

beforeAll(async () => {
  await db.synonymGroup.deleteMany();
  for (const name of SPELLINGS.flat()) ids.set(name, (await makeProduct({ name, brand: null, description: '' })).id);
});

describe('a word in several encodings', () => {
  it.each(SPELLINGS.map((spellings) => ({ spellings, name: JSON.stringify(spellings) })))(
    'is one: $name',
    async ({ spellings }) => {
      const all = spellings.map((spelling) => ids.get(spelling)).toSorted();
      for (const text of spellings) {
        const { hits } = await searchProducts(text, { first: 50 }, { isCorrected: false });
        expect(hits.map(({ id }) => id).toSorted(), text).toEqual(all);
      }
    },
  );
});
