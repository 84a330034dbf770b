import { Heading } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { NewProductPageQuery } from './__generated__/NewProductPageQuery.graphql.ts';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';
import { productTexts as texts } from '../productTexts.ts';
import { NewProduct } from './NewProduct.tsx';

const newProductPageQuery = graphql`
  query NewProductPageQuery {
    ...NewProduct_query
  }
`;

/** The page that creates products. */
export function NewProductPage() {
  const queryRef = usePageQuery<NewProductPageQuery>(newProductPageQuery);
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

function UploadProductPageContent({ queryRef }: { queryRef: PreloadedQuery<NewProductPageQuery> }) {
  return <NewProduct query={usePreloadedQuery<NewProductPageQuery>(newProductPageQuery, queryRef)} />;
}
