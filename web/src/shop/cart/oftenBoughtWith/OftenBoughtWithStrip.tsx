import { useLayoutEffect, useRef, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Carousel } from '../../../ui/carousel/Carousel.tsx';
import type { OftenBoughtWithStrip_cart$key } from './__generated__/OftenBoughtWithStrip_cart.graphql.ts';
import { OftenBoughtWithCard } from './OftenBoughtWithCard.tsx';
import styles from './OftenBoughtWithStrip.module.css';
import { panelTexts } from '../panel/panelTexts.ts';

interface OftenBoughtWithStripProps {
  cart: OftenBoughtWithStrip_cart$key;
  /** The element around the strip, which takes the focus when the last product leaves. */
  box: RefObject<HTMLElement | null>;
}

/** Two cards. */
const SCROLL_STEP = 280;

/** The products that are often bought with the cart, in a row that scrolls; renders nothing without products. */
export function OftenBoughtWithStrip({ cart, box }: OftenBoughtWithStripProps) {
  const { oftenBoughtWith: products } = useFragment(
    graphql`
      fragment OftenBoughtWithStrip_cart on Cart {
        oftenBoughtWith {
          id
          ...OftenBoughtWithCard_product
        }
      }
    `,
    cart,
  );
  const section = useRef<HTMLElement>(null);
  const rendered = useRef(products);

  // A product that has moved into the cart takes the focused button with it: the focus stays in the strip.
  useLayoutEffect(() => {
    if (rendered.current !== products && document.activeElement === document.body)
      (section.current ?? box.current)?.focus({ preventScroll: true });
    rendered.current = products;
  }, [products, box]);

  if (products.length === 0) return null;

  return (
    <section className={styles.strip} ref={section} tabIndex={-1} aria-label={panelTexts.oftenBoughtWith}>
      <h2 className={styles.heading}>{panelTexts.oftenBoughtWith}</h2>
      <Carousel label={panelTexts.oftenBoughtWith} step={SCROLL_STEP}>
        {products.map((product) => (
          <li key={product.id} className={styles.item}>
            <OftenBoughtWithCard product={product} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
