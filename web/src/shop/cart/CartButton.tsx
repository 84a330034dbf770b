import { ShoppingBasket } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { CartButton_cart$key } from './__generated__/CartButton_cart.graphql.ts';
import styles from './CartButton.module.css';
import type { CartDrawerProps } from './panel/CartDrawer.tsx';
import { texts } from './texts.ts';
import { useCartSummary } from './useCartSummary.ts';

const importDrawer = () => import('./panel/CartDrawer.tsx');

/**
 * The cart button of the header, with the number of items and the total; the drawer's code is loaded when the pointer comes.
 */
export function CartButton({ cart: cartKey }: { cart: CartButton_cart$key | null | undefined }) {
  const cart = useFragment(
    graphql`
      fragment CartButton_cart on Cart {
        ...useCartSummary_cart
      }
    `,
    cartKey,
  );
  const location = useLocation();
  const [drawer, setDrawer] = useState<{ Drawer: ComponentType<CartDrawerProps> } | null>(null);
  // The drawer is open for one location only: any navigation, also by the Back button, closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const summary = useCartSummary(cart);
  const hasCart = cart != null;
  useEffect(() => {
    if (hasCart) void import('./cartMutations.ts').catch(() => undefined); // a press loads them again
  }, [hasCart]);
  const label = useBump(summary?.quantity ?? 0);

  const open = () => {
    importDrawer().then(
      ({ CartDrawer }) => {
        setDrawer({ Drawer: CartDrawer });
        setOpenAt(location.key);
      },
      (error: unknown) => showError(toErrorMessage(error)),
    );
  };

  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${summary === null ? 'button-subtle palette-gray' : 'button-solid'}`}
        aria-haspopup="dialog"
        aria-label={summary === null ? texts.openEmptyCart : texts.openCart(`${summary.items}, ${summary.total}`)}
        onPointerEnter={() => void importDrawer().catch(() => undefined)}
        onClick={open}
      >
        <ShoppingBasket size={22} />
        <div className={styles.label} ref={label}>
          {summary === null ? (
            texts.title
          ) : (
            <>
              <p className={styles.items}>{summary.items}</p>
              <p>{summary.total}</p>
            </>
          )}
        </div>
      </button>
      {drawer !== null && (
        <drawer.Drawer isSignedIn={cart != null} isOpen={openAt === location.key} onClose={() => setOpenAt(null)} />
      )}
    </>
  );
}

/** False as well in a browser without matchMedia or animations. */
function isMotionAllowed(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

/** Animates the element when the count changes, unless the reader prefers reduced motion. */
function useBump(quantity: number) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(quantity);
  useEffect(() => {
    if (seen.current === quantity) return;
    seen.current = quantity;
    if (!isMotionAllowed()) return;
    element.current?.animate([{ transform: 'none' }, { transform: 'translateY(-4px)' }, { transform: 'none' }], {
      duration: 180,
      easing: 'ease-out',
    });
  }, [quantity]);
  return element;
}
