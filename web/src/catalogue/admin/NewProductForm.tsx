import { graphql, useFragment } from 'react-relay';
import { DiscardQuestion } from '../../ui/DiscardQuestion.tsx';
import type { NewProductForm_query$key } from './__generated__/NewProductForm_query.graphql.ts';
import { addInputOf, emptyDraft } from './productDraft.ts';
import { ProductForm } from './ProductForm.tsx';
import { productTexts as texts } from './productTexts.ts';
import { useAddProduct, type AddedProduct } from './useAddProduct.ts';
import { useProductForm } from './useProductForm.ts';

interface NewProductFormProps {
  query: NewProductForm_query$key;
  onAdded: (product: AddedProduct) => void;
}

/** Asks for a new product; what was entered is not lost by leaving. */
export function NewProductForm({ query: queryKey, onAdded }: NewProductFormProps) {
  const query = useFragment(
    graphql`
      fragment NewProductForm_query on Query {
        ...ProductForm_query
      }
    `,
    queryKey,
  );
  const state = useProductForm(emptyDraft, { isNew: true });
  const { addProduct, isAdding } = useAddProduct();
  return (
    <>
      <ProductForm
        state={state}
        query={query}
        action={texts.submit}
        isNew
        isBusy={isAdding}
        onSubmit={() => addProduct(addInputOf(state.draft), { onAdded, onRefused: state.refuse })}
      />
      {state.isChanged && <DiscardQuestion />}
    </>
  );
}
