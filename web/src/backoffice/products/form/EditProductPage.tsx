import { Dialog } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { FullScreenDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { EditProductPageQuery } from './__generated__/EditProductPageQuery.graphql.ts';
import { EditProduct } from './EditProduct.tsx';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { productTexts as texts } from '../productTexts.ts';

const editProductPageQuery = graphql`
  query EditProductPageQuery($id: ID!) {
    adminProduct(id: $id) {
      ...EditProduct_product
    }
    ...EditProduct_query
  }
`;

/** The page that edits a product, over the list of products, which keeps its state. */
export function EditProductPage() {
  const queryRef = usePageQuery<EditProductPageQuery>(editProductPageQuery);
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () =>
    void navigate({ pathname: '/dashboard/product', search }, { replace: true, preventScrollReset: true });
  return (
    <FullScreenDialog title={texts.editProductTitle} isOpen onClose={close}>
      <Dialog.Body overflowY="auto" css={{ '--bars': '0.5rem' }}>
        <PageBoundary fallback={<ProductFormSkeleton />}>
          <EditProductPageContent queryRef={queryRef} onClose={close} />
        </PageBoundary>
      </Dialog.Body>
    </FullScreenDialog>
  );
}

interface EditProductPageContentProps {
  queryRef: PreloadedQuery<EditProductPageQuery>;
  onClose: () => void;
}

function EditProductPageContent({ queryRef, onClose }: EditProductPageContentProps) {
  const query = usePreloadedQuery<EditProductPageQuery>(editProductPageQuery, queryRef);
  if (query.adminProduct == null) return <ProductNotFound onClose={onClose} />;
  return <EditProduct product={query.adminProduct} query={query} onClose={onClose} />;
}
