import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { RedirectToLogin } from '../../identity/RedirectToLogin.tsx';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import styles from '../ProductsPage.module.css';
import { ProductsPageSkeleton } from '../ProductsPageSkeleton.tsx';
import type { OrderAgainPageQuery } from './__generated__/OrderAgainPageQuery.graphql.ts';
import { OrderedProductList } from './OrderedProductList.tsx';
import { texts } from './texts.ts';

const orderAgainPageQuery = graphql`
  query OrderAgainPageQuery {
    viewer {
      ...OrderedProductList_viewer
    }
  }
`;

/** The products that the shopper has ordered, each ready to be added again. */
export function OrderAgainPage() {
  const queryRef = usePageQuery<OrderAgainPageQuery>(orderAgainPageQuery);
  return (
    <PageBoundary fallback={<ProductsPageSkeleton title={texts.title} />}>
      <OrderAgainPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function OrderAgainPageContent({ queryRef }: { queryRef: PreloadedQuery<OrderAgainPageQuery> }) {
  const { viewer } = usePreloadedQuery<OrderAgainPageQuery>(orderAgainPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return (
    <div className={styles.page}>
      <PageTitle title={texts.title} />
      <h1 className={styles.title}>{texts.title}</h1>
      <OrderedProductList viewer={viewer} />
    </div>
  );
}
