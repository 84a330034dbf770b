import { describe, expect, it } from 'vitest';
import { parseAmount, type Amount } from './parseAmount.ts';

/** The words that remain, and the amount as `5000 g`. */
function read(text: string): { words: string; amount: string | null } {
  const { words, amount } = parseAmount(text);
  return { words: words.trim().replaceAll(/\s+/g, ' '), amount: amount && written(amount) };
}

const written = ({ amount, base }: Amount) => `${amount} ${base}`;

describe('parseAmount', () => {
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
  ])('reads a number and a unit: %s', (text, amount) => {
    expect(read(text)).toEqual({ words: '', amount });
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
  ])('reads fractions: %s', (text, amount) => {
    expect(read(text)).toEqual({ words: '', amount });
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
  ])('reads Hindi in Latin letters and in Devanagari: %s', (text, amount) => {
    expect(read(text)).toEqual({ words: '', amount });
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
  ])('parts the words from the amount: %s', (text, words, amount) => {
    expect(read(text)).toEqual({ words, amount });
  });

  it('reads units and fractions in capitals, and keeps the case of the words', () => {
    expect(read('Amul MILK 500 ML')).toEqual({ words: 'Amul MILK', amount: '500 ml' });
    expect(read('HALF KG Paneer')).toEqual({ words: 'Paneer', amount: '500 g' });
  });

  it('reads the first of several amounts', () => {
    expect(read('rice 5kg 10kg')).toEqual({ words: 'rice 10kg', amount: '5000 g' });
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
  ])('leaves words that only look like amounts: %j', (text) => {
    expect(read(text)).toEqual({ words: text, amount: null });
  });

  it.each(['0 kg', '0.0 kg', '0/2 kg', '00 g'])('reads no amount of nothing: %s', (text) => {
    expect(read(text)).toEqual({ words: text, amount: null });
  });

  it.each(['1/0 kg', 'atta 5/0 kg', '1 / 000 litre'])('reads no infinite amount: %s', (text) => {
    expect(parseAmount(text).amount).toBeNull();
  });

  it('reads large numbers up to 999,999, and leaves larger ones as words', () => {
    expect(read('999999 kg')).toEqual({ words: '', amount: '999999000 g' });
    expect(read('1000000 g')).toEqual({ words: '1000000 g', amount: null });
    expect(read(`${'9'.repeat(400)} kg`)).toEqual({ words: `${'9'.repeat(400)} kg`, amount: null });
  });

  // Some milliseconds each. A pattern that reads the rest of the text again at each character would take twenty minutes.
  it.each([
    ['digits', '5'.repeat(1_000_000)],
    ['numbers', '5 '.repeat(500_000)],
    ['decimals', '1.'.repeat(500_000)],
    ['fractions', '1/'.repeat(500_000)],
    ['fractions apart', '1 / '.repeat(250_000)],
    ['spaces', ' '.repeat(1_000_000)],
    ['a number before spaces', `1${' '.repeat(999_998)}x`],
    ['a fraction before spaces', `1/2${' '.repeat(999_996)}x`],
    ['a fraction among spaces', `1${' '.repeat(499_998)}/${' '.repeat(499_998)}2x`],
    ['numbers before many spaces', `1${' '.repeat(999)}`.repeat(1000)],
    ['fraction words', 'half '.repeat(200_000)],
    ['unit letters', 'k'.repeat(1_000_000)],
    ['unit words', 'किलो'.repeat(250_000)],
    ['counts without blanks', 'dozen'.repeat(200_000)],
  ])('reads each character a limited number of times, also 1,000,000 of %s', (_name, text) => {
    expect(parseAmount(text).amount === null).toBe(true);
  });
});
