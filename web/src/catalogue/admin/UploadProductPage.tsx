import { Heading } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { UploadProductPageQuery } from './__generated__/UploadProductPageQuery.graphql.ts';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';
import { productTexts as texts } from './productTexts.ts';
import { UploadProduct } from './UploadProduct.tsx';

const uploadProductPageQuery = graphql`
  query UploadProductPageQuery {
    ...UploadProduct_query
  }
`;

/** Where an admin adds products to the shop. */
export function UploadProductPage() {
  const queryRef = usePageQuery<UploadProductPageQuery>(uploadProductPageQuery);
  return (
    <>
      <PageTitle title={texts.uploadProduct} />
      <Heading as="h1" mb="4" textStyle={{ base: 'xl', md: '2xl' }}>
        {texts.uploadProduct}
      </Heading>
      <PageBoundary fallback={<ProductFormSkeleton />}>
        <UploadProductPageContent queryRef={queryRef} />
      </PageBoundary>
    </>
  );
}

function UploadProductPageContent({ queryRef }: { queryRef: PreloadedQuery<UploadProductPageQuery> }) {
  return <UploadProduct query={usePreloadedQuery<UploadProductPageQuery>(uploadProductPageQuery, queryRef)} />;
}
