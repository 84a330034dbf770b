import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DiscardChangesDialog } from '../../../ui/dialogs/DiscardChangesDialog.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { EditProduct_product$data, EditProduct_product$key } from './__generated__/EditProduct_product.graphql.ts';
import type { EditProduct_query$key } from './__generated__/EditProduct_query.graphql.ts';
import { toProductDraft } from '../toProductDraft.ts';
import { ProductConflictDialog } from '../conflict/ProductConflictDialog.tsx';
import { toProductChanges, type ProductDraft } from '../productDraft.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { productTexts as texts } from '../productTexts.ts';
import { useUpdateProduct } from './useUpdateProduct.ts';
import { useProductForm } from './useProductForm.ts';

interface EditProductProps {
  product: EditProduct_product$key;
  query: EditProduct_query$key;
  onClose: () => void;
}

/** The version of a product that was on the screen when editing began, whatever the store receives later. */
const seenOf = (product: EditProduct_product$data) => ({
  product,
  version: product.version,
  draft: toProductDraft(product),
});

/**
 * Edits a product from the version that was on the screen. If another user has saved a newer version, a dialog shows the
 * differing fields, and nothing is saved before the conflict is resolved.
 */
export function EditProduct({ product: productKey, query: queryKey, onClose }: EditProductProps) {
  const product = useFragment(
    graphql`
      fragment EditProduct_product on Product {
        id
        name
        version @required(action: THROW)
        ...toProductDraft_product
      }
    `,
    productKey,
  );
  const query = useFragment(
    graphql`
      fragment EditProduct_query on Query {
        ...ProductForm_query
      }
    `,
    queryKey,
  );
  const [seen, setSeen] = useState(() => seenOf(product));
  const [end, setEnd] = useState<'saved' | 'notFound' | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const state = useProductForm(seen.draft, { isNew: false });
  const { updateProduct, isUpdating } = useUpdateProduct();

  // Without local changes, an update of the store replaces the form's content.
  if (seen.product !== product && !state.isChanged) setSeen(seenOf(product));

  // Closes after the render that removes DiscardChangesDialog, which would block the navigation.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (end === 'saved') close();
  }, [end]);

  const finish = (text: string) => {
    showSuccess(text);
    setEnd('saved');
  };
  const save = (draft: ProductDraft, from: typeof seen) => {
    const changes = toProductChanges(draft, from.draft);
    if (Object.keys(changes).length === 0) return finish(texts.keptTheirs);
    updateProduct(
      { productId: product.id, version: from.version, ...changes },
      {
        onUpdated: () => finish(texts.updated),
        onNotFound: () => setEnd('notFound'),
        onOutdated: () => setOutdated(true),
        onRefused: (errors) => {
          setOutdated(false);
          state.showErrors(errors);
        },
        onStockChanged: (stock, message) => {
          setOutdated(false);
          setSeen({ ...from, draft: { ...from.draft, stock: String(stock) } });
          state.showErrors({ fields: { stock: message }, message });
        },
      },
    );
  };

  if (end === 'notFound') return <ProductNotFound onClose={onClose} />;
  return (
    <>
      <PageTitle title={texts.editTitle(product.name)} isOverPage />
      <ProductForm
        state={state}
        query={query}
        action={texts.saveProduct}
        isNew={false}
        isBusy={isUpdating}
        isIdle={!state.isChanged}
        onSubmit={() => save(state.draft, seen)}
      />
      <ProductConflictDialog
        seen={seen.draft}
        mine={state.draft}
        theirs={toProductDraft(product)}
        version={product.version}
        isOpen={isOutdated}
        isBusy={isUpdating}
        onClose={() => setOutdated(false)}
        onChosen={(chosen) => {
          const theirs = seenOf(product);
          setSeen(theirs);
          state.replaceValues(chosen);
          save({ ...theirs.draft, ...chosen }, theirs);
        }}
      />
      {state.isChanged && end === null && <DiscardChangesDialog />}
    </>
  );
}
