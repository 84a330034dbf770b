import { ChevronRight, ShoppingBasket } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { ViewCartBar_cart$key } from './__generated__/ViewCartBar_cart.graphql.ts';
import { useCartSummary } from './useCartSummary.ts';
import styles from './ViewCartBar.module.css';

/** Pages that show the cart, or have their own bar at the bottom. */
const PAGES_WITHOUT = /^\/(cart$|checkout$|dashboard\/picking\/)/;

/**
 * The cart bar at the bottom of a phone's screen, except on a page that contains `data-no-cart-bar` or has a bar of its own. Render it
 * after the page: it reserves its own height below the content.
 */
export function ViewCartBar({ cart: cartKey }: { cart: ViewCartBar_cart$key | null | undefined }) {
  const cart = useFragment(
    graphql`
      fragment ViewCartBar_cart on Cart {
        ...useCartSummary_cart
      }
    `,
    cartKey,
  );
  const summary = useCartSummary(cart);
  const { pathname } = useLocation();
  if (summary === null || PAGES_WITHOUT.test(pathname)) return null;

  return (
    <div className={styles.space}>
      <div className={styles.bar}>
        <Link className={styles.link} to="/checkout">
          <span className={styles.summary}>
            <ShoppingBasket size={22} aria-hidden />
            <span>
              <span className={styles.items}>{summary.items}</span> {summary.total}
            </span>
          </span>{' '}
          <span className={styles.view}>
            View Cart
            <ChevronRight size={20} aria-hidden />
          </span>
        </Link>
      </div>
    </div>
  );
}
