import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { NewProduct_query$key } from './__generated__/NewProduct_query.graphql.ts';
import { ProductCreatedNotice } from './ProductCreatedNotice.tsx';
import { NewProductForm } from './NewProductForm.tsx';
import { productTexts as texts } from '../productTexts.ts';
import type { CreatedProduct } from './useCreateProduct.ts';

/** The form for new products, one after the other. */
export function NewProduct({ query: queryKey }: { query: NewProduct_query$key }) {
  const query = useFragment(
    graphql`
      fragment NewProduct_query on Query {
        ...NewProductForm_query
      }
    `,
    queryKey,
  );
  const [added, setAdded] = useState<readonly CreatedProduct[]>([]);
  const last = added.at(-1);
  const takeAdded = (product: CreatedProduct) => {
    showSuccess(texts.added);
    setAdded([...added, product]);
  };
  return (
    <>
      {last !== undefined && <ProductCreatedNotice key={last.id} product={last} />}
      {/* The key gives each product an empty form. */}
      <NewProductForm key={added.length} query={query} onCreated={takeAdded} />
    </>
  );
}
