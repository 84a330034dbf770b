import { lazy, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import type { AddToCartButton_product$key } from './__generated__/AddToCartButton_product.graphql.ts';
import styles from './AddToCartButton.module.css';
import { LineStepper } from './LineStepper.tsx';
import { texts } from './texts.ts';
import { useCartQuantity } from './useCartQuantity.ts';

interface AddToCartButtonProps {
  product: AddToCartButton_product$key;
  /** `card`: at the corner of a card's picture. */
  size: 'card' | 'row' | 'page';
}

const variants = {
  card: 'button-outline button-xs',
  row: 'button-outline button-md',
  page: 'button-solid button-md',
};

/** Its code is loaded when a sold-out product is on the screen. */
const NotifyMe = lazy(async () => ({ default: (await import('../favourites/NotifyMe.tsx')).NotifyMe }));

/** 'Add', then – n + in the same box; 'Out of Stock' and 'Notify me' for a product that is sold out and not in the cart. */
export function AddToCartButton({ product: productKey, size }: AddToCartButtonProps) {
  const product = useFragment(
    graphql`
      fragment AddToCartButton_product on Product {
        name
        unit
        isSoldOut
        ...useCartQuantity_product
        ...NotifyMe_product
      }
    `,
    productKey,
  );
  const { quantity, maxQuantity, maxPerOrder, setQuantity, isLeaving, isReturn } = useCartQuantity(product);
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const isInCart = quantity > 0;
  const sizedName = `${product.name} ${product.unit}`;
  const canNotify = useIsSeen(box, product.isSoldOut) && product.isSoldOut;

  // 'Add' and the stepper replace each other: the focus moves along, to the button that adds one more.
  useLayoutEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [isInCart]);

  // Back from the login, and the login itself, return to the button that led there; after the latter it becomes the stepper.
  useEffect(() => {
    if (!isReturn()) return;
    wasPressed.current = true;
    box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isReturn]);

  const change = (next: number) => {
    wasPressed.current = next > 0 !== isInCart;
    setQuantity(next);
  };

  const button = (
    <button
      type="button"
      className={`button ${variants[size]} ${styles.add}`}
      disabled={product.isSoldOut}
      aria-busy={isLeaving || undefined}
      aria-label={product.isSoldOut ? undefined : `Add ${sizedName} to cart`}
      onClick={() => change(1)}
    >
      {product.isSoldOut ? texts.soldOut : texts.add}
    </button>
  );
  const action = canNotify ? (
    <SectionBoundary fallback={button} renderError={() => button}>
      <NotifyMe product={product} />
    </SectionBoundary>
  ) : (
    button
  );

  return (
    <div className={styles[size]} ref={box}>
      {isInCart ? (
        <LineStepper name={sizedName} {...{ quantity, maxQuantity, maxPerOrder }} onChange={change} />
      ) : (
        action
      )}
    </div>
  );
}

/** Whether an element has been on the screen; it is looked for while `isWatching`. */
function useIsSeen(ref: RefObject<Element | null>, isWatching: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isWatching || isSeen || element === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isWatching, isSeen]);
  return isSeen;
}
