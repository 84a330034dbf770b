import { seededIdSql } from '../database/seededId.ts';
import { shopperCount } from './shoppers.ts';

/** The lines of each cart. */
export const CART_LINES = 5;

/** SQL that gives each shopper of the connections a cart of the first five products, one piece of each. */
export function fillCarts(connections: number): string {
  return `DELETE FROM cart_lines;
    INSERT INTO cart_lines (id, user_id, product_id, quantity, seen_price_paise, updated_at)
    SELECT ${seededIdSql('cartLine', `shopper * ${CART_LINES} + line`)}, ${seededIdSql('user', 'shopper')}, product.id, 1, mrp_paise, now()
    FROM generate_series(1, ${shopperCount(connections)}) shopper, generate_series(1, ${CART_LINES}) line
    JOIN products product ON product.id = ${seededIdSql('product', 'line')}`;
}
