import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';

/** What an expression of SQL is. */
async function valueOf<Value = string>(expression: Prisma.Sql): Promise<Value | undefined> {
  const [row] = await db.$queryRaw<{ value: Value }[]>(Prisma.sql`SELECT ${expression} AS value`);
  return row?.value;
}

const phonetic = (word: string) => valueOf(Prisma.sql`search_phonetic(${word})`);
const key = (text: string) => valueOf(Prisma.sql`search_key(${text})`);

describe('search_normalize', () => {
  it.each([
    ['Amul MILK', 'amul milk'],
    ['Crème Brûlée', 'creme brulee'],
    ['Cre\u0300me', 'creme'],
    ["Haldiram's", 'haldirams'],
    ['Lay’s', 'lays'],
    ['ﬁg', 'fig'],
    ['ｍｉｌｋ', 'milk'],
    ['İzmir', 'izmir'],
    ['ज़ीरा', 'जीरा'],
    ['\u095Bीरा', 'जीरा'],
    ['चाय\u200D', 'चाय'],
    ['Ched\u00ADdar', 'cheddar'],
    ['\u200BPa\u200Bneer', 'paneer'],
    ['Masala\u2060 Oats', 'masala oats'],
    ['\u202ACurd\u202C', 'curd'],
    ['Milk\u200E 1 L', 'milk 1 l'],
    ['५ स्टार', '5 स्टार'],
    ['', ''],
  ])('writes %j as %j', async (text, normalized) => {
    expect(await valueOf(Prisma.sql`search_normalize(${text})`)).toBe(normalized);
  });
});

describe('search_tokenize', () => {
  it.each([
    ['Amul Taaza, Toned-Milk (500 ml)', ['amul', 'taaza', 'toned', 'milk', '500', 'ml']],
    ['7 Up', ['7', 'up']],
    ['Vit. B12 & C', ['vit', 'b12', 'c']],
    ["Haldiram's Bhujia", ['haldirams', 'bhujia']],
    ['milk🍅rice', ['milk', 'rice']],
    ['दूध 1 लीटर।', ['दूध', '1', 'लीटर']],
    ['पनीर,मक्खन॥घी', ['पनीर', 'मक्खन', 'घी']],
    ['பால் ঘি ગોળ ಬೆಲ್ಲ ਘਿਓ', ['பால்', 'ঘি', 'ગોળ', 'ಬೆಲ್ಲ', 'ਘਿਓ']],
    ['!!! 🍅', []],
    ['', []],
  ])('parts the words of %j', async (text, words) => {
    expect(await valueOf(Prisma.sql`search_tokenize(${text})`)).toEqual(words);
  });
});

describe('search_stem', () => {
  it.each([
    ['biscuits', 'biscuit'],
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['noodles', 'noodle'],
    ['knives', 'knife'],
    ['leaves', 'leaf'],
    ['loaves', 'loaf'],
    ['halves', 'half'],
  ])('is the same for %s and %s', async (plural, singular) => {
    expect(await valueOf(Prisma.sql`search_stem(${plural}) = search_stem(${singular})`)).toBe(true);
  });

  it.each(['the', 'all', 'atta', 'aloo', 'दूध', ''])('keeps %j', async (word) => {
    expect(await valueOf(Prisma.sql`search_stem(${word})`)).toBe(word);
  });
});

describe('search_key', () => {
  it.each([
    ['Ice Creams', 'icecream'],
    ['ice-cream', 'icecream'],
    ['Hand Wash', 'handwash'],
    ['Crème Caramel', 'creme caramel'],
    ['आटा चक्की', 'आटाचक्की'],
    ['knives', 'knife'],
    ['curry leaves', 'curry leaf'],
    ['kitchen knives', 'kitchen knife'],
  ])('is the same for %j and %j', async (one, other) => {
    expect(await key(one)).toBe(await key(other));
  });

  it('is blank for signs alone', async () => {
    expect(await key('!!! 🍅')).toBe('');
  });
});

describe('search_phonetic', () => {
  it.each([
    [['aalu', 'aloo', 'alu', 'आलू']],
    [['doodh', 'dudh', 'दूध']],
    [['panner', 'paneer', 'panir', 'पनीर']],
    [['chawal', 'chaval', 'chaawal', 'चावल']],
    [['pyaz', 'pyaaz', 'piyaz', 'प्याज']],
    [['haldi', 'haldee', 'हल्दी']],
    [['namkeen', 'namkin', 'नमकीन']],
    [['cheeni', 'chini', 'चीनी']],
    [['bhindi', 'bhindee', 'भिंडी', 'भिण्डी']],
    [['jeera', 'zeera', 'jira', 'जीरा']],
    [['tamatar', 'tamaatar', 'टमाटर']],
    [['makhan', 'makkhan', 'मक्खन']],
    [['elaichi', 'elaychi', 'इलायची']],
    [['kishmish', 'kishmis', 'किशमिश']],
    [['dhaniya', 'dhania', 'धनिया']],
    [['phool', 'fool', 'फूल']],
    [['basmati', 'basmathi', 'बासमती']],
    [['gobhi', 'gobi', 'गोभी']],
  ])('is the same for all of %j', async (words) => {
    const sounds = await Promise.all(words.map(phonetic));
    expect(new Set(sounds).size, sounds.join(' ')).toBe(1);
  });

  it.each([
    ['dal', 'dahi'],
    ['tel', 'tuar'],
    ['mirch', 'milk'],
    ['butter', 'bread'],
    ['kela', 'kaju'],
    ['rice', 'rose'],
    ['atta', 'anda'],
    ['आम', 'आटा'],
    ['पनीर', 'पानी'],
    ['namak', 'namkeen'],
    ['chini', 'chana'],
    ['soap', 'soya'],
  ])('differs for %s and %s', async (one, other) => {
    expect(await phonetic(one)).not.toBe(await phonetic(other));
  });

  it('is lower case letters and digits for a word of either script, and blank for no word', async () => {
    for (const word of ['milk', 'b12', 'क्षीर', 'ज्ञान', 'भिंडी', 'ऑयल', 'कॉफी', 'ऋषि', 'दुःख', 'चाँद'])
      expect(await phonetic(word), word).toMatch(/^[a-z0-9]+$/);
    expect(await phonetic('')).toBe('');
  });

  it.each([
    ['Aloo', 'aloo'],
    ['ज़ीरा', 'जीरा'],
    ['गुड़', 'गुड'],
    ['Crème', 'creme'],
    ['सफ़ेद ब्रेड', 'सफेद ब्रेड'],
  ])('of a synonym does not depend on how %s is written', async (written, plain) => {
    const terms = [written, plain].map((term) => ({ language: 'hi', term }));
    const handle = `sound-${Buffer.from(plain).toString('hex').slice(-40)}`;
    const { synonyms } = await db.synonymGroup.create({
      data: { handle, synonyms: { create: terms } },
      include: { synonyms: true },
    });
    expect(new Set(synonyms.map((synonym) => synonym.phonetic)).size).toBe(1);
    expect(new Set(synonyms.map((synonym) => synonym.key)).size).toBe(1);
  });
});

describe('search_name_parts', () => {
  const parts = async (name: string, brand = '') => {
    const found = (await valueOf<string[]>(Prisma.sql`search_name_parts(${name}, ${brand})`)) ?? [];
    return found.map((part) => part.trim()).filter((part) => part !== '');
  };

  it.each([
    ['Whole Wheat Atta', ['whole wheat atta']],
    ['Atta - Whole Wheat', ['atta', 'whole wheat']],
    ['Atta – Multigrain', ['atta', 'multigrain']],
    ['Tea with Ginger', ['tea', 'ginger']],
    ['Noodles (Masala)', ['noodles', 'masala']],
    ['Clove & Salt Toothpaste', ['clove & salt toothpaste']],
    ['Milk and Almond Soap', ['milk and almond soap']],
    ['Soap, Neem + Tulsi / Aloe', ['soap', 'neem', 'tulsi', 'aloe']],
    ['Oil from Mustard', ['oil', 'mustard']],
    ['Sugar-free Gum', ['sugar-free gum']],
    ['', []],
  ])('parts %j', async (name, expected) => {
    expect(await parts(name)).toEqual(expected);
  });

  it.each([
    ['Toned Milk 500 ml', ['toned milk']],
    ['Toned Milk 1.5L Pouch', ['toned milk', 'pouch']],
    ['Eggs 6 pcs', ['eggs']],
    ['Vit B12 Tablets', ['vit b12 tablets']],
    ['7 Up', ['7 up']],
  ])('leaves out amounts: %j', async (name, expected) => {
    expect(await parts(name)).toEqual(expected);
  });

  it.each([
    ['Amul Butter', 'Amul', ['butter']],
    ['AMUL Butter', 'amul', ['butter']],
    ['Amulya Milk', 'Amul', ['amulya milk']],
    ['Butter by Amul', 'Amul', ['butter', 'amul']],
    ['Amul', 'Amul', ['amul']],
    ["Haldiram's Bhujia", 'Haldiram’s', ['bhujia']],
    ['Crème Caramel', 'Creme', ['caramel']],
    ['Milk', '', ['milk']],
  ])('leaves out the brand that a name begins with: %j by %j', async (name, brand, expected) => {
    expect(await parts(name, brand)).toEqual(expected);
  });
});
