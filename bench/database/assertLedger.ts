import pg from 'pg';

const WRONG_STOCKS = `SELECT count(*)::int AS count FROM products product WHERE stock <> (
  SELECT sum(delta) FROM stock_movements WHERE product_id = product.id)`;

/** @throws when a product's stock is not the sum of its ledger */
export async function assertLedger(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(WRONG_STOCKS);
    if (rows[0]?.count !== 0)
      throw new Error(`${rows[0]?.count} products have a stock that is not the sum of their ledger`);
  } finally {
    await client.end();
  }
}
