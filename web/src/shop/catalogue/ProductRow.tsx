import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import type { ProductRow_products$key } from './__generated__/ProductRow_products.graphql.ts';
import { pictureSizes } from './pictureSizes.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from '../media/ProductCardLayout.tsx';
import styles from './ProductRow.module.css';

const SCROLL_STEP = 200;

interface ProductRowProps {
  title: string;
  products: ProductRow_products$key;
  seeAllPath?: string | undefined;
  /** A card before the products. */
  lead?: ReactNode;
}

/** A row of products under a title that scrolls horizontally; renders nothing without products. */
export function ProductRow({ title, products: productKeys, seeAllPath, lead }: ProductRowProps) {
  const products = useFragment(
    graphql`
      fragment ProductRow_products on Product @relay(plural: true) {
        id
        ...ProductCard_product
      }
    `,
    productKeys,
  );
  const titleId = useId();
  if (products.length === 0 && lead === undefined) return null;

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 className={styles.heading} id={titleId}>
          {title}
        </h2>
        {seeAllPath !== undefined && (
          <Link className={styles.seeAll} to={seeAllPath}>
            See All <span className="visually-hidden">{`in ${title}`}</span>
            <ChevronRight size={18} />
          </Link>
        )}
      </div>
      <Carousel label={title} step={SCROLL_STEP}>
        {lead !== undefined && <li className={styles.lead}>{lead}</li>}
        {products.map((product) => (
          <li className={styles.item} key={product.id}>
            <ProductCard product={product} sizes={pictureSizes.row} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** A product row while its products load. */
export function ProductRowSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.header}>
        <p className={styles.heading}>
          <TextSkeleton width="14rem" />
        </p>
      </div>
      <ul className={styles.skeletons}>
        {places.map((place) => (
          <li className={styles.item} key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
