import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { RedirectToLogin } from '../../identity/RedirectToLogin.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { ProductsPage } from '../ProductsPage.tsx';
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
    <ProductsPage title={texts.title}>
      <OrderAgainPageContent queryRef={queryRef} />
    </ProductsPage>
  );
}

function OrderAgainPageContent({ queryRef }: { queryRef: PreloadedQuery<OrderAgainPageQuery> }) {
  const { viewer } = usePreloadedQuery<OrderAgainPageQuery>(orderAgainPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return <OrderedProductList viewer={viewer} />;
}
