import { graphql, useFragment } from 'react-relay';
import { DiscardChangesDialog } from '../../../ui/dialogs/DiscardChangesDialog.tsx';
import type { NewProductForm_query$key } from './__generated__/NewProductForm_query.graphql.ts';
import { toProductInput, emptyDraft } from '../productDraft.ts';
import { ProductForm } from './ProductForm.tsx';
import { productTexts as texts } from '../productTexts.ts';
import { useCategoryGst } from './useCategoryGst.ts';
import { useCreateProduct, type CreatedProduct } from './useCreateProduct.ts';
import { useProductForm } from './useProductForm.ts';

interface NewProductFormProps {
  query: NewProductForm_query$key;
  onCreated: (product: CreatedProduct) => void;
}

/** The form for a new product; leaving it with unsaved changes asks for a confirmation. */
export function NewProductForm({ query: queryKey, onCreated }: NewProductFormProps) {
  const query = useFragment(
    graphql`
      fragment NewProductForm_query on Query {
        ...ProductForm_query
        ...useCategoryGst_query
      }
    `,
    queryKey,
  );
  const gstOf = useCategoryGst(query);
  const state = useProductForm(emptyDraft, {
    isNew: true,
    derive: ({ categories }) => ({ gstPercent: String(gstOf(categories)?.percent ?? emptyDraft.gstPercent) }),
  });
  const gst = state.isTouched('gstPercent') ? null : gstOf(state.draft.categories);
  const { createProduct, isCreating } = useCreateProduct();
  return (
    <>
      <ProductForm
        state={state}
        query={query}
        action={texts.submit}
        isNew
        gstHelp={gst === null ? texts.gstHelp : texts.gstOfCategory(gst.name, gst.percent)}
        isBusy={isCreating}
        onSubmit={() => createProduct(toProductInput(state.draft), { onCreated, onRefused: state.showErrors })}
      />
      {state.isChanged && <DiscardChangesDialog />}
    </>
  );
}
