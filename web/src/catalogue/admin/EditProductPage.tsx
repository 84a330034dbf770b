import { Dialog } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { ScreenDialog } from '../../ui/ScreenDialog.tsx';
import type { EditProductPageQuery } from './__generated__/EditProductPageQuery.graphql.ts';
import { EditProduct } from './EditProduct.tsx';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';
import { ProductGone } from './ProductGone.tsx';
import { productTexts as texts } from './productTexts.ts';

const editProductPageQuery = graphql`
  query EditProductPageQuery($id: ID!) {
    adminProduct(id: $id) {
      ...EditProduct_product
    }
    ...EditProduct_query
  }
`;

/** Where an admin changes a product: over the list of products, which it leads back to as it was. */
export function EditProductPage() {
  const queryRef = usePageQuery<EditProductPageQuery>(editProductPageQuery);
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () =>
    void navigate({ pathname: '/dashboard/product', search }, { replace: true, preventScrollReset: true });
  return (
    <ScreenDialog title={texts.editProduct} isOpen onClose={close}>
      <Dialog.Body overflowY="auto" css={{ '--bars': '0.5rem' }}>
        <PageBoundary fallback={<ProductFormSkeleton />}>
          <EditProductPageContent queryRef={queryRef} onClose={close} />
        </PageBoundary>
      </Dialog.Body>
    </ScreenDialog>
  );
}

interface EditProductPageContentProps {
  queryRef: PreloadedQuery<EditProductPageQuery>;
  onClose: () => void;
}

function EditProductPageContent({ queryRef, onClose }: EditProductPageContentProps) {
  const query = usePreloadedQuery<EditProductPageQuery>(editProductPageQuery, queryRef);
  if (query.adminProduct == null) return <ProductGone onClose={onClose} />;
  return <EditProduct product={query.adminProduct} query={query} onClose={onClose} />;
}
