import { rowsOf } from './database.ts';
import { FIRST_PICTURE, priceOf, PRODUCT_COLUMNS, toJson, type ProductRow } from './productRow.ts';

const ADD = {
  name: 'cart-add',
  text: `INSERT INTO cart_lines AS line (id, user_id, product_id, quantity, seen_price_paise, updated_at)
    SELECT uuidv7(), $1, id, $3::int, greatest(0, mrp_paise - (mrp_paise * discount_percent + 9999) / 10000 * 100), now()
    FROM products WHERE id = $2 AND is_published AND deleted_at IS NULL AND $3::int <= least(stock, 50)
      AND (SELECT count(*) FROM cart_lines WHERE user_id = $1 AND product_id <> $2) < 100
    ON CONFLICT (user_id, product_id) DO UPDATE
    SET quantity = line.quantity + EXCLUDED.quantity, seen_price_paise = EXCLUDED.seen_price_paise, updated_at = now()
    WHERE line.quantity + EXCLUDED.quantity <= (SELECT least(stock, 50) FROM products WHERE id = line.product_id)
    RETURNING id, quantity`,
};

const READ = {
  name: 'cart',
  text: `SELECT line.id AS "lineId", line.quantity, product.is_published AND product.deleted_at IS NULL AS "isSold", ${PRODUCT_COLUMNS}
    FROM cart_lines line JOIN products product ON product.id = line.product_id ${FIRST_PICTURE}
    WHERE line.user_id = $1 ORDER BY line.id`,
};

const ADDRESSES = {
  name: 'addresses',
  text: `SELECT id, line, city, state, country, pincode, mobile FROM addresses
    WHERE user_id = $1 AND is_active ORDER BY id LIMIT 50`,
};

interface CartRow extends ProductRow {
  lineId: string;
  quantity: number;
  isSold: boolean;
}

/** Adds a product to the user's cart. @throws when there is too little stock or no room in the cart */
export async function addToCart(userId: string, { productId, quantity }: { productId: string; quantity: number }) {
  const [line] = await rowsOf<{ id: string; quantity: number }>(ADD, [userId, productId, quantity]);
  if (!line) throw new Error('The product is not available in this quantity');
  return line;
}

/** The user's cart with its totals, in paise. */
export async function cart(userId: string) {
  const rows = await rowsOf<CartRow>(READ, [userId]);
  const bill = { quantity: 0, mrpTotal: 0, itemsTotal: 0 };
  const lines = rows.map(({ lineId, quantity, isSold, ...product }) => {
    const available = isSold ? Math.min(quantity, product.stock) : 0;
    const total = available * priceOf(product);
    bill.quantity += available;
    bill.mrpTotal += available * product.mrp;
    bill.itemsTotal += total;
    return { id: lineId, quantity, isAvailable: available === quantity, total, product: toJson(product) };
  });
  return { lines, bill };
}

/** The user's cart and addresses. */
export async function checkout(userId: string) {
  const [{ lines, bill }, addresses] = await Promise.all([cart(userId), rowsOf<object>(ADDRESSES, [userId])]);
  return { lines, bill, addresses };
}
