/** An amount that a shopper asks for, in grams, millilitres or pieces. */
export interface Amount {
  amount: number;
  base: 'g' | 'ml' | 'pc';
}

const KILO = ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'किलो', 'किग्रा'];
const GRAM = ['g', 'gm', 'gms', 'gr', 'grm', 'gram', 'grams', 'ग्राम'];
const LITRE = ['l', 'lt', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters', 'लीटर', 'लिटर'];
const MILLILITRE = ['ml', 'mls', 'millilitre', 'millilitres', 'milliliter', 'milliliters', 'एमएल'];
const PIECE = ['pc', 'pcs', 'piece', 'pieces', 'nos', 'pack', 'packs', 'packets', 'पीस'];
const DOZEN = ['dozen', 'dozens', 'dozon', 'darjan', 'दर्जन'];

const UNITS = new Map<string, Amount>([
  ...KILO.map((word): [string, Amount] => [word, { amount: 1000, base: 'g' }]),
  ...GRAM.map((word): [string, Amount] => [word, { amount: 1, base: 'g' }]),
  ...LITRE.map((word): [string, Amount] => [word, { amount: 1000, base: 'ml' }]),
  ...MILLILITRE.map((word): [string, Amount] => [word, { amount: 1, base: 'ml' }]),
  ...PIECE.map((word): [string, Amount] => [word, { amount: 1, base: 'pc' }]),
  ...DOZEN.map((word): [string, Amount] => [word, { amount: 12, base: 'pc' }]),
]);

const FRACTIONS = new Map([
  ['half', 0.5],
  ['aadha', 0.5],
  ['adha', 0.5],
  ['आधा', 0.5],
  ['quarter', 0.25],
  ['pav', 0.25],
  ['पाव', 0.25],
  ['one', 1],
  ['ek', 1],
  ['एक', 1],
  ['two', 2],
  ['do', 2],
  ['दो', 2],
]);

const byLength = (words: Iterable<string>) => [...words].sort((one, other) => other.length - one.length).join('|');
const NUMBER = String.raw`\d{1,6}(?:\.\d{1,3})?|\.\d{1,3}`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.])(?:(${NUMBER})\s*/\s*(\d{1,3})|(?:(\d{1,3})\s*x\s*)?(${NUMBER})|(${byLength(FRACTIONS.keys())})\s)\s*(${byLength(UNITS.keys())})(?![\p{L}\p{M}\p{N}])|(?<![\p{L}\p{M}\p{N}])(${byLength(DOZEN)})(?![\p{L}\p{M}\p{N}])`,
  'iu',
);

/** Parts the amount from the words of a search: `atta 5kg`, `1 ltr milk`, `half kg paneer`, `dozen eggs`. */
export function parseAmount(text: string): { words: string; amount: Amount | null } {
  const found = AMOUNT.exec(text);
  if (!found) return { words: text, amount: null };
  const [all, dividend, divisor, packs, number, fraction, unitWord, dozen] = found;
  const unit = UNITS.get((unitWord ?? dozen ?? '').toLowerCase());
  const count = countOf({ dividend, divisor, packs, number, fraction });
  if (!unit || !(count > 0 && count < Infinity)) return { words: text, amount: null };
  const words = `${text.slice(0, found.index)} ${text.slice(found.index + all.length)}`;
  return { words, amount: { amount: count * unit.amount, base: unit.base } };
}

interface WrittenCount {
  dividend: string | undefined;
  divisor: string | undefined;
  packs: string | undefined;
  number: string | undefined;
  fraction: string | undefined;
}

function countOf({ dividend, divisor, packs, number, fraction }: WrittenCount): number {
  if (dividend && divisor) return Number(dividend) / Number(divisor);
  if (fraction) return FRACTIONS.get(fraction.toLowerCase()) ?? 0;
  return number ? Number(packs ?? 1) * Number(number) : 1;
}
