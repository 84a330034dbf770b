import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toaster.ts';
import type { UploadProduct_query$key } from './__generated__/UploadProduct_query.graphql.ts';
import { AddedProductNotice } from './AddedProductNotice.tsx';
import { NewProductForm } from './NewProductForm.tsx';
import { productTexts as texts } from './productTexts.ts';
import type { AddedProduct } from './useAddProduct.ts';

/** Asks for one new product after the other. */
export function UploadProduct({ query: queryKey }: { query: UploadProduct_query$key }) {
  const query = useFragment(
    graphql`
      fragment UploadProduct_query on Query {
        ...NewProductForm_query
      }
    `,
    queryKey,
  );
  const [added, setAdded] = useState<readonly AddedProduct[]>([]);
  const last = added.at(-1);
  const takeAdded = (product: AddedProduct) => {
    showSuccess(texts.added);
    setAdded([...added, product]);
  };
  return (
    <>
      {last !== undefined && <AddedProductNotice key={last.id} product={last} />}
      {/* Each product begins with an empty form. */}
      <NewProductForm key={added.length} query={query} onAdded={takeAdded} />
    </>
  );
}
