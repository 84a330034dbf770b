import { BRANDS, GOODS, KINDS, QUALITIES } from '../database/words.ts';
import { dataOf, getPersisted } from './graphql.ts';
import { readWorkload } from './reads.ts';
import { rotate, startOf } from './rotate.ts';
import { PRODUCT_FIELDS, toFloorProduct, type FloorProduct, type ListedProduct } from './rows.ts';
import type { Unit, Workload } from './workload.ts';

const PAGE_SIZE = 24;
const MIN_LENGTH = 200;
const SPACES = 80; // with so many before and behind, a text stays within the 200 characters that the shop reads

/** A search with the total. */
export const SEARCH = `query Search($text: String!) {
  products(first: ${PAGE_SIZE}, search: $text) { totalCount edges { node { ${PRODUCT_FIELDS} } } pageInfo { hasNextPage } }
}`;

interface Data {
  products: { totalCount: number; edges: { node: ListedProduct }[]; pageInfo: { hasNextPage: boolean } };
}

interface Answer {
  total: number;
  products: FloorProduct[];
  hasMore: boolean;
}

/** Searches with their totals, 100 texts in turn; the variant `cold` never sends a URL twice. */
export function search(): Workload {
  const texts = searchTexts();
  const workload = readWorkload({
    name: 'search',
    document: SEARCH,
    arguments: texts,
    variablesOf: (text) => ({ text }),
    minLength: MIN_LENGTH,
    readKirana,
  });
  const cold = texts.map((text): Unit => {
    const next = neverTwice(text);
    return [{ request: () => getPersisted(SEARCH, { text: next() }), minLength: MIN_LENGTH, read: readKirana }];
  });
  const script = async (connection: number) => rotate(cold, startOf(connection, cold.length));
  return { ...workload, variants: { ...workload.variants, cold: script } };
}

/** Goods, brands, and kinds of a quality: texts that find something in a shop of any size. */
function searchTexts(): string[] {
  const at = (words: readonly string[], index: number) => (words[index % words.length] ?? '').toLowerCase();
  return Array.from({ length: 100 }, (_each, index) => {
    if (index % 10 === 0) return at(BRANDS, index);
    return index % 10 < 4 ? `${at(QUALITIES, index)} ${at(KINDS, index)}` : at(GOODS, index);
  });
}

/** Gives the text with other spaces around it at each call; a search ignores them. */
function neverTwice(text: string): () => string {
  let calls = 0;
  return () => {
    if (calls === SPACES * SPACES)
      throw new Error('There are no more URLs for cold searches: give the run fewer seconds');
    const padded = ' '.repeat(calls % SPACES) + text + ' '.repeat(Math.floor(calls / SPACES));
    calls += 1;
    return padded;
  };
}

function readKirana(body: string): Answer {
  const { totalCount, edges, pageInfo } = dataOf<Data>(body).products;
  const products = edges.map(({ node }) => toFloorProduct(node));
  return assertComplete({ total: totalCount, products, hasMore: pageInfo.hasNextPage });
}

/** @throws for a page that is not full, and for a search without a result, which the shop would record */
function assertComplete(answer: Answer): Answer {
  const { total, products, hasMore } = answer;
  const isComplete = products.length === Math.min(total, PAGE_SIZE) && hasMore === total > PAGE_SIZE;
  if (total > 0 && isComplete) return answer;
  throw new Error(`${products.length} of ${total} products`);
}
