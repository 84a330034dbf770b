/** The tables whose rows have ids that follow from a number, and the part of the id that names the table. */
const TABLES = {
  picture: '1',
  category: '2',
  subCategory: '3',
  product: '4',
  user: '5',
  session: '6',
  address: '7',
  order: '8',
  orderLine: '9',
  orderEvent: 'a',
  payment: 'b',
  stockMovement: 'c',
  cartLine: 'd',
} as const;

export type SeededTable = keyof typeof TABLES;

/** The id of the n-th seeded row of a table, counted from 1: a uuid v7 older than those that a server makes. */
export function seededId(table: SeededTable, n: number): string {
  return `0195${TABLES[table]}000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** The same id as an expression of SQL; `n` is an expression too. */
export function seededIdSql(table: SeededTable, n: string): string {
  return `('0195${TABLES[table]}000-0000-7000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;
}
