import { ChevronRight, ShoppingBasket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { SUCCESS_SHOWN_MS } from '../../ui/toasts/shownMs.ts';
import type { ViewCartBar_cart$key } from './__generated__/ViewCartBar_cart.graphql.ts';
import { useCartSummary } from './useCartSummary.ts';
import styles from './ViewCartBar.module.css';

/** Pages that show the cart, or have their own bar at the bottom. */
const PAGES_WITHOUT = /^\/(cart$|checkout$|dashboard\/picking\/)/;

let showChange: ((text: string) => void) | undefined;

/** Shows for two seconds what happened to the cart, in the bar of a phone; false where there is no bar. */
export function showInCartBar(text: string): boolean {
  const hasBar = matchMedia('(width < 48rem)').matches && !PAGES_WITHOUT.test(window.location.pathname);
  if (!hasBar || !showChange || document.querySelector('[data-bottom-bar], [data-no-cart-bar]')) return false;
  showChange(text);
  return true;
}

/**
 * The cart bar at the bottom of a phone's screen, except on a page that contains `data-no-cart-bar` or has a bar of its own. Render it
 * after the page: it reserves its own height below the content. It stays until the shopper has read that the last item was removed.
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
  const [change, setChange] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    showChange = (text) => {
      clearTimeout(timer);
      timer = setTimeout(setChange, SUCCESS_SHOWN_MS, null);
      setChange(text);
    };
    return () => void (showChange = undefined);
  }, []);

  if ((summary ?? change) === null || PAGES_WITHOUT.test(pathname)) return null;

  return (
    <div className={styles.space}>
      <div className={styles.bar}>
        <Link className={styles.link} to="/checkout">
          <span className={styles.summary}>
            <ShoppingBasket size={22} />
            <span className={styles.texts}>
              <span className={styles.items}>{summary?.items}</span> {summary?.total}
              {change && (
                <span className={styles.change} aria-hidden>
                  {change}
                </span>
              )}
            </span>
          </span>{' '}
          <span className={styles.view}>
            View Cart
            <ChevronRight size={20} />
          </span>
        </Link>
      </div>
    </div>
  );
}
