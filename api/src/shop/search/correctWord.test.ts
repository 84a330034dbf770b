import { describe, expect, it } from 'vitest';
import { correctWord } from './correctQuery.ts';

type SuggestedTerm = Parameters<typeof correctWord>[1][number];

/** A term of many products, with the sound that the database would give it. */
function term(text: string, phonetic: string, fields: Partial<SuggestedTerm> = {}): SuggestedTerm {
  return { text, term: text, phonetic, language: null, productCount: 20, scoreSum: 20_000, ...fields };
}

const MILK = term('milk', 'milk');
const PANEER = term('paneer', 'pnir');
const BANNER = term('banner', 'bnir');
const PEPPER = term('pepper', 'pipir');
const CASHEW = term('cashew', 'ksiv');
const CASSAVA = term('cassava', 'ksv');
const CASH = term('cash', 'ks');
const BISCUIT = term('biscuit', 'biskuit');
const ICE_CREAM = term('ice cream', 'isikrim', { term: 'icecream', language: 'en' });
const VOCABULARY = [MILK, PANEER, BANNER, PEPPER, CASHEW, CASSAVA, CASH, BISCUIT, ICE_CREAM];

const correct = (text: string, phonetic: string, candidates: readonly SuggestedTerm[] = VOCABULARY) =>
  correctWord({ text, phonetic }, candidates)?.text;

describe('correctWord', () => {
  it('prefers the word that is spelled and sounds most alike', () => {
    expect(correct('panner', 'pnir')).toBe('paneer');
    expect(correct('panner', 'pnir', VOCABULARY.toReversed())).toBe('paneer');
  });

  it.each([
    ['mlik', 'mlik', 'milk'],
    ['biscut', 'biskut', 'biscuit'],
    ['biskit', 'biskit', 'biscuit'],
  ])('corrects %s', (text, phonetic, corrected) => {
    expect(correct(text, phonetic)).toBe(corrected);
  });

  it('prefers a word that is spelled alike to one that sounds the same', () => {
    expect(correct('cashw', 'ksv')).toBe('cashew');
  });

  it('corrects words that are written as one, or one that is written as two', () => {
    expect(correct('icecram', 'isikrm')).toBe('ice cream');
    expect(correct('bis cut', 'biskut')).toBe('biscuit');
  });

  it('corrects another first letter of a long word alone', () => {
    expect(correct('vanner', 'vnir', [BANNER])).toBe('banner');
    expect(correct('bilk', 'bilk', [MILK])).toBeUndefined();
  });

  it('corrects one letter of a word of three, and none of a shorter one', () => {
    const [dal, oil] = [term('dal', 'dl'), term('oil', 'uil')];
    expect(correct('dla', 'dl', [dal, oil])).toBe('dal');
    expect(correct('dl', 'dl', [dal, oil])).toBeUndefined();
    expect(correct('te', 'ti', [term('tea', 'ti')])).toBeUndefined();
    expect(correct('a', 'a', [term('aam', 'am')])).toBeUndefined();
  });

  it('finds nothing for nonsense', () => {
    expect(correct('xyzzyq', 'ksijik')).toBeUndefined();
    expect(correct('iphone', 'ifuni')).toBeUndefined();
    expect(correct('क्वर्टी', 'kvrti')).toBeUndefined();
    expect(correct('panner', 'pnir', [])).toBeUndefined();
  });

  it('takes words in Devanagari by their sound, for words in either script', () => {
    const hindi = term('पनीर', 'pnir', { term: '#paneer', language: 'hi' });
    expect(correct('पानीर', 'pnir', [hindi])).toBe('पनीर');
    expect(correct('पानीर', 'pnir', [PANEER])).toBe('paneer');
    expect(correct('panir', 'pnir', [hindi])).toBe('पनीर');
    expect(correct('पनर', 'pnr', [MILK])).toBeUndefined();
  });

  it('places a regional name behind an English or a Hindi one that is as near', () => {
    const regional = term('kandi', 'kndi', { language: 'mr-Latn' });
    for (const language of ['en', 'hi-Latn', null]) {
      const common = term('kandy', 'kndi', { language });
      expect(correct('kandu', 'kndu', [regional, common])).toBe('kandy');
    }
  });

  it('places rare words behind common ones that are as near', () => {
    const [rare, common] = [term('sager', 'sgir', { scoreSum: 60 }), term('sugar', 'sugr', { scoreSum: 60_000 })];
    expect(correct('suger', 'sugir', [rare, common])).toBe('sugar');
  });

  it('keeps what is known of the word', () => {
    expect(correctWord({ text: 'panner', phonetic: 'pnir' }, [PANEER])).toEqual({
      ...PANEER,
      cost: expect.any(Number) as number,
    });
  });
});
