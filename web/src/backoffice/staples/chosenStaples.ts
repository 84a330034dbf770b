import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { explainRupees, parseRupees } from '../../ui/money/parseRupees.ts';
import { parseCount } from '../../ui/numbers/parseCount.ts';
import type { StapleRow_staple$data } from './__generated__/StapleRow_staple.graphql.ts';

/** What a row shows of a staple; a ticked one keeps it, because other filters take it from the list. */
export type Staple = Omit<StapleRow_staple$data, ' $fragmentType'>;

/** A ticked staple with what was typed for it. */
export interface ChosenStaple {
  staple: Staple;
  price: string;
  stock: string;
  brand: string;
}

/** The ticked staples by their SKUs. */
export type ChosenStaples = ReadonlyMap<string, ChosenStaple>;

/** The name of a staple with its pack. */
export function fullName({ name, unit }: Pick<Staple, 'name' | 'unit'>): string {
  return `${name}, ${unit}`;
}

/** What is wrong with the amounts of a ticked staple; empty texts for what is right. */
export function findProblems({ price, stock }: ChosenStaple): { price: string; stock: string } {
  const paise = parseRupees(price);
  const pieces = parseCount(stock);
  const isPrice = paise !== null && paise > 0;
  const isStock = pieces !== null && pieces <= MAX_STOCK;
  return {
    price: isPrice
      ? ''
      : explainRupees(price, price.trim() === '' ? 'Enter your price' : 'Enter an amount such as 49.50'),
    stock: isStock ? '' : `Enter a number up to ${formatCount(MAX_STOCK)}`,
  };
}

/** The ticked staples as the server takes them; null for one whose amounts are wrong. */
export function toLine(chosen: ChosenStaple) {
  const [mrp, stock] = [parseRupees(chosen.price), parseCount(chosen.stock)];
  const { price, stock: stockProblem } = findProblems(chosen);
  if (mrp === null || stock === null || price !== '' || stockProblem !== '') return null;
  return { sku: chosen.staple.sku, brand: chosen.brand.trim(), mrp, stock };
}
