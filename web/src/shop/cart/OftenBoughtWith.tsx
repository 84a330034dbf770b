import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { graphql, useFragment, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Price } from '../../ui/money/Price.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { ProductCardLayout, ProductCardSkeleton } from '../media/ProductCardLayout.tsx';
import { Picture } from '../media/Picture.tsx';
import type { OftenBoughtWith_products$key } from './__generated__/OftenBoughtWith_products.graphql.ts';
import type { OftenBoughtWithQuery } from './__generated__/OftenBoughtWithQuery.graphql.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import styles from './OftenBoughtWith.module.css';

interface OftenBoughtWithProps {
  /** Of the lines, or of their products. */
  ids: readonly string[];
  /** Of the lines. */
  quantities: readonly number[];
}

const oftenBoughtWithQuery = graphql`
  query OftenBoughtWithQuery {
    viewer {
      cart {
        oftenBoughtWith {
          ...OftenBoughtWith_products
        }
        similarProducts {
          ...OftenBoughtWith_products
        }
      }
    }
  }
`;

/** How long the cart must be unchanged before the products are loaded again, so that a card does not leave under the finger. */
const QUIET_MS = 1200;
/** Two cards. */
const SCROLL_STEP = 240;

/** What is often bought with the products of the cart, or similar products where orders say nothing. It loads after the cart, again when lines were added or removed, and is not shown if it fails. */
export function OftenBoughtWith({ ids, quantities }: OftenBoughtWithProps) {
  const [queryRef, loadQuery] = useQueryLoader<OftenBoughtWithQuery>(oftenBoughtWithQuery);
  const loadedFor = useRef<string | null>(null);
  const contents = ids.join();
  const allQuantities = quantities.join();
  const box = useRef<HTMLDivElement>(null);
  useKeptPlace(box, contents);

  // A change of a quantity starts the time again.
  useEffect(() => {
    if (loadedFor.current === contents) return;
    const load = () => {
      loadedFor.current = contents;
      loadQuery({}, { fetchPolicy: 'store-and-network' });
    };
    const timer = setTimeout(load, loadedFor.current === null ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [contents, allQuantities, loadQuery]);

  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <SectionBoundary fallback={<StripSkeleton />} resetKey={queryRef} renderError={() => null}>
        {queryRef == null ? <StripSkeleton /> : <Strip queryRef={queryRef} box={box} />}
      </SectionBoundary>
    </div>
  );
}

interface StripProps {
  queryRef: PreloadedQuery<OftenBoughtWithQuery>;
  /** The element around the strip, which takes the focus when the last product leaves. */
  box: RefObject<HTMLElement | null>;
}

/** The products in a row that scrolls; renders nothing without products. */
function Strip({ queryRef, box }: StripProps) {
  const { viewer } = usePreloadedQuery<OftenBoughtWithQuery>(oftenBoughtWithQuery, queryRef);
  const isBought = viewer?.cart.oftenBoughtWith.length !== 0;
  const title = isBought ? 'Often bought with' : 'Similar';
  const products = useFragment<OftenBoughtWith_products$key>(
    graphql`
      fragment OftenBoughtWith_products on Product @relay(plural: true) {
        id
        name
        unit
        price
        mrp
        pictures(first: 1) {
          ...Picture_picture
        }
        ...AddToCartButton_product
      }
    `,
    (isBought ? viewer?.cart.oftenBoughtWith : viewer.cart.similarProducts) ?? [],
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
    <section className={styles.strip} ref={section} tabIndex={-1} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <Carousel label={title} step={SCROLL_STEP}>
        {products.map((product) => (
          <li key={product.id} className={styles.item}>
            <ProductCardLayout
              picture={<Picture className={styles.picture} picture={product.pictures[0]} sizes="120px" isDecoration />}
              action={<AddToCartButton product={product} size="card" />}
              price={<Price price={product.price} mrp={product.mrp} size="md" />}
              name={<div className={styles.name}>{product.name}</div>}
              unit={product.unit}
            />
          </li>
        ))}
      </Carousel>
    </section>
  );
}

function StripSkeleton() {
  return (
    <div className={styles.strip} aria-hidden>
      <p className={styles.heading}>
        <TextSkeleton width="10rem" />
      </p>
      <ul className={styles.skeletons}>
        {[1, 2, 3, 4].map((place) => (
          <li key={place} className={styles.item}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Keeps a section at its place on the screen while it has the focus and what is above it grows or shrinks with `contents`: it scrolls by as much.
 */
function useKeptPlace(section: RefObject<HTMLElement | null>, contents: string): void {
  const top = useRef<number | null>(null);

  useLayoutEffect(() => {
    const element = section.current;
    if (element === null) return;
    const before = top.current;
    top.current = topOf(element);
    const moved = before === null ? 0 : top.current - before;
    if (moved !== 0 && element.contains(document.activeElement))
      scrollerOf(element).scrollBy({ top: moved, behavior: 'instant' });
  }, [section, contents]);
}

/** Where it is within its parent, in pixels and parts of them. */
function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top - (element.parentElement?.getBoundingClientRect().top ?? 0);
}

/** The element that scrolls with the section. */
function scrollerOf(element: HTMLElement): Element {
  let scroller = element.parentElement;
  while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  return scroller ?? document.scrollingElement ?? document.documentElement;
}
