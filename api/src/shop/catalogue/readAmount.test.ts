import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { fuzzTexts } from '../../testing/fuzzTexts.ts';
import type { Amount } from './amount.ts';

/** The words that remain, and the amount as `5000 g`. */
async function read(text: string): Promise<{ words: string; amount: string | null }> {
  const [said] = await db.$queryRaw<(Partial<Amount> & { rest: string })[]>`
    SELECT amount, base, coalesce(before || ' ' || after, ${text}) AS rest FROM read_amount(${text})`;
  const { amount, base, rest = '' } = said ?? {};
  return { words: rest.trim().replaceAll(/\s+/g, ' '), amount: amount == null ? null : `${amount} ${base}` };
}

describe('read_amount', () => {
  it.each([
    ['5kg', '5000 g'],
    ['5 kgs', '5000 g'],
    ['2 kilograms', '2000 g'],
    ['500gm', '500 g'],
    ['500 grams', '500 g'],
    ['250 grm', '250 g'],
    ['1 ltr', '1000 ml'],
    ['1l', '1000 ml'],
    ['1 litre', '1000 ml'],
    ['2 liters', '2000 ml'],
    ['200 ml', '200 ml'],
    ['6 pcs', '6 pc'],
    ['1 piece', '1 pc'],
    ['2 packets', '2 pc'],
    ['2 dozen', '24 pc'],
  ])('reads a number and a unit: %s', async (text, amount) => {
    expect(await read(text)).toEqual({ words: '', amount });
  });

  it.each([
    ['1.5 L', '1500 ml'],
    ['0.5kg', '500 g'],
    ['.5 kg', '500 g'],
    ['1/2 kg', '500 g'],
    ['3 / 4 kg', '750 g'],
    ['half kg', '500 g'],
    ['half  litre', '500 ml'],
    ['quarter kg', '250 g'],
    ['half dozen', '6 pc'],
  ])('reads fractions: %s', async (text, amount) => {
    expect(await read(text)).toEqual({ words: '', amount });
  });

  it.each([
    ['ek kilo', '1000 g'],
    ['do kilo', '2000 g'],
    ['aadha kilo', '500 g'],
    ['adha litre', '500 ml'],
    ['pav kilo', '250 g'],
    ['ek darjan', '12 pc'],
    ['2 किलो', '2000 g'],
    ['500 ग्राम', '500 g'],
    ['500ग्राम', '500 g'],
    ['1 लीटर', '1000 ml'],
    ['200 एमएल', '200 ml'],
    ['4 पीस', '4 pc'],
    ['एक किलो', '1000 g'],
    ['आधा किलो', '500 g'],
    ['पाव किलो', '250 g'],
    ['दो लीटर', '2000 ml'],
  ])('reads Hindi in Latin letters and in Devanagari: %s', async (text, amount) => {
    expect(await read(text)).toEqual({ words: '', amount });
  });

  it.each([
    ['amul milk 500ml', 'amul milk', '500 ml'],
    ['1 ltr milk', 'milk', '1000 ml'],
    ['half kg paneer', 'paneer', '500 g'],
    ['toor 2 kg dal', 'toor dal', '2000 g'],
    ['dozen eggs', 'eggs', '12 pc'],
    ['2 dozen eggs', 'eggs', '24 pc'],
    ['एक दर्जन अंडे', 'अंडे', '12 pc'],
    ['आधा किलो पनीर', 'पनीर', '500 g'],
    ['आटा 5 किलो', 'आटा', '5000 g'],
  ])('parts the words from the amount: %s', async (text, words, amount) => {
    expect(await read(text)).toEqual({ words, amount });
  });

  it.each([
    ['½ kg', '500 g'],
    ['2½ kg', '2500 g'],
    ['2 ½ kg', '2500 g'],
    ['¼ kg', '250 g'],
    ['¾ l', '750 ml'],
    ['1⅓ kg', '1333.3333333333333 g'],
    ['⅛ kg', '125 g'],
    ['2 1/2 kg', '2500 g'],
    ['1 3/4 litre', '1750 ml'],
    ['½ dozen', '6 pc'],
    ['1,5 l', '1500 ml'],
    ['0,75 kg', '750 g'],
    ['1,25 kg', '1250 g'],
    ['1,000 g', '1000 g'],
    ['1,00,000 ml', '100000 ml'],
  ])('reads written fractions, and decimals behind a comma: %s', async (text, amount) => {
    expect(await read(text)).toEqual({ words: '', amount });
  });

  it.each([
    ['५ किलो', '5000 g'],
    ['५००ग्राम', '500 g'],
    ['१.५ लीटर', '1500 ml'],
    ['१/२ किलो', '500 g'],
    ['५ किग्रा', '5000 g'],
    ['२ कि.ग्रा.', '2000 g'],
    ['৫ কেজি', '5000 g'],
    ['৫০০ গ্রাম', '500 g'],
    ['੨ ਕਿਲੋ', '2000 g'],
    ['૫૦૦ ગ્રામ', '500 g'],
    ['୨ କିଲୋ', '2000 g'],
    ['௫ கிலோ', '5000 g'],
    ['2 கிலோ', '2000 g'],
    ['௧ லிட்டர்', '1000 ml'],
    ['౨ కిలో', '2000 g'],
    ['1 లీటరు', '1000 ml'],
    ['೫ ಕೆಜಿ', '5000 g'],
    ['೧ ಕೆ.ಜಿ.', '1000 g'],
    ['൨ കിലോ', '2000 g'],
    ['½ ലിറ്റര്\u200D', '500 ml'],
    ['½ ലിറ്റർ', '500 ml'],
    ['٢ کلو', '2000 g'],
    ['۵۰۰ گرام', '500 g'],
    ['５００ｇ', '500 g'],
    ['2\u00A0kg', '2000 g'],
    ['500\u200B g', '500 g'],
    ['5\u00ADkg', '5000 g'],
  ])('reads the digits and the units of every script: %s', async (text, amount) => {
    expect(await read(text)).toEqual({ words: '', amount });
  });

  it.each([
    ['dhai kilo', '2500 g'],
    ['dhaai kg', '2500 g'],
    ['adhai kilo', '2500 g'],
    ['sava kg', '1250 g'],
    ['sawa litre', '1250 ml'],
    ['sava do kilo', '2250 g'],
    ['dedh kilo', '1500 g'],
    ['derh litre', '1500 ml'],
    ['adha kilo', '500 g'],
    ['pav kilo', '250 g'],
    ['pao kg', '250 g'],
    ['paune do kilo', '1750 g'],
    ['paun kilo', '750 g'],
    ['sadhe teen kilo', '3500 g'],
    ['half a kilo', '500 g'],
    ['half a dozen', '6 pc'],
    ['teen kilo', '3000 g'],
    ['ढाई किलो', '2500 g'],
    ['डेढ़ किलो', '1500 g'],
    ['सवा किलो', '1250 g'],
    ['पौने दो किलो', '1750 g'],
    ['साढ़े तीन किलो', '3500 g'],
    ['અઢી કિલો', '2500 g'],
    ['ਅੱਧਾ ਕਿਲੋ', '500 g'],
    ['আধা কেজি', '500 g'],
    ['அரை கிலோ', '500 g'],
    ['ಅರ್ಧ ಕೆಜಿ', '500 g'],
    ['అర కిలో', '500 g'],
    ['അര കിലോ', '500 g'],
    ['آدھا کلو', '500 g'],
  ])('reads the numbers that India speaks: %s', async (text, amount) => {
    expect(await read(text)).toEqual({ words: '', amount });
  });

  it.each([
    ['ek pav paneer', 'paneer', '250 g'],
    ['1 pav dahi', 'dahi', '250 g'],
    ['adha pao paneer', 'paneer', '125 g'],
    ['एक पाव पनीर', 'पनीर', '250 g'],
    ['pav bhaji', 'pav bhaji', null],
    ['do pav bhaji', 'do pav bhaji', null],
    ['पाव भाजी', 'पाव भाजी', null],
    ['pav bread', 'pav bread', null],
    ['1 pav bun', '1 pav bun', null],
    ['pav', 'pav', null],
    ['ek pav', 'ek pav', null],
    ['6 pav', '6 pav', null],
    ['masala pav', 'masala pav', null],
  ])('tells a quarter of a kilo from a bread: %s', async (text, words, amount) => {
    expect(await read(text)).toEqual({ words, amount });
  });

  it.each([
    ['2 x 75 g maggi', 'maggi', '150 g'],
    ['2 × 75 g maggi', 'maggi', '150 g'],
    ['2*75g maggi', 'maggi', '150 g'],
    ['4x60g soap', 'soap', '240 g'],
    ['75 g x 4 soap', 'soap', '300 g'],
    ['soap 100g pack of 3', 'soap', '300 g'],
    ['pack of 6 eggs', 'eggs', '6 pc'],
    ['eggs pack of 12', 'eggs', '12 pc'],
    ['tray of 30 eggs', 'eggs', '30 pc'],
    ['darjan ande', 'ande', '12 pc'],
    ['2 दर्जन केले', 'केले', '24 pc'],
    ['rice 200-250 g', 'rice 200-250 g', null],
    ['rice 1 to 2 kg', 'rice 1 to 2 kg', null],
    ['char kol', 'char kol', null],
  ])('reads packs, and no range: %s', async (text, words, amount) => {
    expect(await read(text)).toEqual({ words, amount });
  });

  it('reads units and fractions in capitals', async () => {
    expect(await read('Amul MILK 500 ML')).toEqual({ words: 'amul milk', amount: '500 ml' });
    expect(await read('HALF KG Paneer')).toEqual({ words: 'paneer', amount: '500 g' });
  });

  it('reads the first of several amounts', async () => {
    expect(await read('rice 5kg 10kg')).toEqual({ words: 'rice 10kg', amount: '5000 g' });
  });

  it.each([
    ['5 star'],
    ['b12'],
    ['7 up'],
    ['maggi 2 minute'],
    ['kgf'],
    ['kg'],
    ['rice kg'],
    ['30 eggs'],
    ['vitamin b12 tablets'],
    ['v5g'],
    ['1.5.5 kg'],
    ['halfkg'],
    ['half'],
    ['one'],
    ['5kgatta'],
    ['100% atta'],
    ['pack'],
    ['ग्राम'],
    ['दो'],
    [''],
  ])('leaves words that only look like amounts: %j', async (text) => {
    expect(await read(text)).toEqual({ words: text, amount: null });
  });

  it.each(['0 kg', '0.0 kg', '0/2 kg', '00 g'])('reads no amount of nothing: %s', async (text) => {
    expect(await read(text)).toEqual({ words: text, amount: null });
  });

  it.each(['1/0 kg', 'atta 5/0 kg', '1 / 000 litre'])('reads no infinite amount: %s', async (text) => {
    expect((await read(text)).amount).toBeNull();
  });

  it('reads large numbers up to 999,999, and leaves larger ones as words', async () => {
    expect(await read('999999 kg')).toEqual({ words: '', amount: '999999000 g' });
    expect(await read('1000000 g')).toEqual({ words: '1000000 g', amount: null });
    expect(await read(`${'9'.repeat(400)} kg`)).toEqual({ words: `${'9'.repeat(400)} kg`, amount: null });
  });

  it('reads any text, and no amount that is not above 0', async () => {
    for (const text of [
      ...fuzzTexts(300),
      '1x'.repeat(100),
      '1/'.repeat(100),
      'pack of '.repeat(25),
      '½'.repeat(200),
    ]) {
      const { amount } = await read(text.toWellFormed().replaceAll('\0', ''));
      if (amount !== null) expect(amount, JSON.stringify(text)).toMatch(/^[\d.e+]*[1-9][\d.e+-]* (?:g|ml|pc)$/);
    }
  });
});
