import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import type { SoldOut_product$key } from './__generated__/SoldOut_product.graphql.ts';
import styles from './SoldOut.module.css';
import { texts } from './texts.ts';

const NotifyMe = lazy(async () => ({ default: (await import('../favourites/NotifyMe.tsx')).NotifyMe }));

/** 'Out of Stock', then in the same box the button that asks for a mail; its code is loaded for a page that shows it. */
export function SoldOut({ product: productKey }: { product: SoldOut_product$key }) {
  const product = useFragment(
    graphql`
      fragment SoldOut_product on Product {
        ...NotifyMe_product
      }
    `,
    productKey,
  );
  const isHydrated = useIsHydrated();
  const label = (
    <button type="button" className={`button button-md button-outline ${styles.soldOut}`} disabled>
      {texts.soldOut}
    </button>
  );
  if (!isHydrated) return label;
  return (
    <SectionBoundary fallback={label} renderError={() => label}>
      <NotifyMe product={product} />
    </SectionBoundary>
  );
}
