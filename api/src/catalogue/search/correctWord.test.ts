import { describe, expect, it } from 'vitest';
import { correctWord } from './correctWord.ts';

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

const corrections = (text: string, phonetic: string, candidates: readonly SuggestedTerm[] = VOCABULARY) =>
  correctWord({ text, phonetic }, candidates).map((correction) => correction.text);

describe('correctWord', () => {
  it('prefers the word that is spelled and sounds most alike', () => {
    expect(corrections('panner', 'pnir')[0]).toBe('paneer');
    expect(corrections('panner', 'pnir', VOCABULARY.toReversed())[0]).toBe('paneer');
  });

  it.each([
    ['mlik', 'mlik', 'milk'],
    ['biscut', 'biskut', 'biscuit'],
    ['biskit', 'biskit', 'biscuit'],
  ])('corrects %s', (text, phonetic, corrected) => {
    expect(corrections(text, phonetic)).toEqual([corrected]);
  });

  it('prefers a word that is spelled alike to one that sounds the same', () => {
    const found = corrections('cashw', 'ksv');
    expect(found[0]).toBe('cashew');
    expect(found).not.toContain('cassava');
  });

  it('corrects words that are written as one, or one that is written as two', () => {
    expect(corrections('icecram', 'isikrm')).toEqual(['ice cream']);
    expect(corrections('bis cut', 'biskut')).toEqual(['biscuit']);
  });

  it('corrects another first letter of a long word alone', () => {
    expect(corrections('vanner', 'vnir', [BANNER])).toEqual(['banner']);
    expect(corrections('bilk', 'bilk', [MILK])).toEqual([]);
  });

  it('corrects one letter of a word of three, and none of a shorter one', () => {
    const [dal, oil] = [term('dal', 'dl'), term('oil', 'uil')];
    expect(corrections('dla', 'dl', [dal, oil])).toEqual(['dal']);
    expect(corrections('dl', 'dl', [dal, oil])).toEqual([]);
    expect(corrections('te', 'ti', [term('tea', 'ti')])).toEqual([]);
    expect(corrections('a', 'a', [term('aam', 'am')])).toEqual([]);
  });

  it('finds nothing for nonsense', () => {
    expect(corrections('xyzzyq', 'ksijik')).toEqual([]);
    expect(corrections('iphone', 'ifuni')).toEqual([]);
    expect(corrections('क्वर्टी', 'kvrti')).toEqual([]);
    expect(corrections('panner', 'pnir', [])).toEqual([]);
  });

  it('takes words in Devanagari by their sound, for words in either script', () => {
    const hindi = term('पनीर', 'pnir', { term: '#paneer', language: 'hi' });
    expect(corrections('पानीर', 'pnir', [hindi])).toEqual(['पनीर']);
    expect(corrections('पानीर', 'pnir', [PANEER])).toEqual(['paneer']);
    expect(corrections('panir', 'pnir', [hindi])).toEqual(['पनीर']);
    expect(corrections('पनर', 'pnr', [MILK])).toEqual([]);
  });

  it('places a regional name behind an English or a Hindi one that is as near', () => {
    const regional = term('kandi', 'kndi', { language: 'mr-Latn' });
    for (const language of ['en', 'hi-Latn', null]) {
      const common = term('kandy', 'kndi', { language });
      expect(corrections('kandu', 'kndu', [regional, common])[0]).toBe('kandy');
    }
  });

  it('places rare words behind common ones that are as near', () => {
    const [rare, common] = [term('sager', 'sgir', { scoreSum: 60 }), term('sugar', 'sugr', { scoreSum: 60_000 })];
    expect(corrections('suger', 'sugir', [rare, common])[0]).toBe('sugar');
  });

  it('returns at most three words, the nearest first, and none that is much further than the first', () => {
    const near = ['butter', 'batter', 'bitter', 'better'].map((text) => term(text, 'btir'));
    const found = correctWord({ text: 'btter', phonetic: 'btir' }, [...near, term('bother', 'butir'), PANEER]);
    expect(found).toHaveLength(3);
    const costs = found.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(found.map(({ text }) => text)).not.toContain('bother');
  });

  it('keeps what is known of the word', () => {
    expect(correctWord({ text: 'panner', phonetic: 'pnir' }, [PANEER])).toEqual([
      { ...PANEER, cost: expect.any(Number) as number },
    ]);
  });
});
