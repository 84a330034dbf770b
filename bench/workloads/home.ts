import { webDocument } from '../../api/src/testing/graphql/webDocument.ts';
import { dataOf } from './graphql.ts';
import { readWorkload } from './reads.ts';
import { assertRows, uuidOf } from './rows.ts';
import type { Workload } from './workload.ts';

const ROWS = 2;

interface Connection<Node> {
  edges: { node: Node }[];
}

interface Category {
  id: string;
  name: string;
}

/** The part of the home page's query that is compared. */
interface Data {
  tiles: Connection<Category> & { totalCount: number };
  categories: Connection<{ id: string; products: Connection<{ id: string; name: string; price: number }> }>;
}

/** The same in the floor's form. */
interface Answer {
  tiles: (Category & { total: number })[];
  rows: { id: string; products: { id: string; name: string; price: number }[] }[];
}

/** The query of the web client's home page: the categories, and the newest products of the first two. */
export function home(): Workload {
  return readWorkload({
    name: 'home',
    document: webDocument('HomePageQuery'),
    arguments: [''],
    variablesOf: () => ({}),
    minLength: 5000,
    readKirana(body) {
      const { tiles, categories } = dataOf<Data>(body);
      assertRows(categories.edges, ROWS);
      return {
        tiles: tiles.edges.map(({ node }) => ({ id: uuidOf(node.id), name: node.name, total: tiles.totalCount })),
        rows: categories.edges.map(({ node: { id, products } }) => ({
          id: uuidOf(id),
          products: products.edges.map(({ node }) => ({ id: uuidOf(node.id), name: node.name, price: node.price })),
        })),
      };
    },
    readFloor(body) {
      const { tiles, rows } = JSON.parse(body) as Answer;
      assertRows(rows, ROWS);
      return {
        tiles: tiles.map(({ id, name, total }) => ({ id, name, total })),
        rows: rows.map(({ id, products }) => ({
          id,
          products: products.map((product) => ({ id: product.id, name: product.name, price: product.price })),
        })),
      };
    },
  });
}
