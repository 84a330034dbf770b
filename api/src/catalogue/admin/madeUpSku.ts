import { randomInt } from 'node:crypto';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'; // none that is taken for another one
const LENGTH = 8;

/** A SKU for a product that was given none: `KR-7M2QX4TB`. One of so many (30 to the 8th) that the next one is hardly ever taken. */
export function madeUpSku(): string {
  return `KR-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
