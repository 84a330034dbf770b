import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DiscardQuestion } from '../../ui/DiscardQuestion.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { showSuccess } from '../../ui/toaster.ts';
import type { EditProduct_product$data, EditProduct_product$key } from './__generated__/EditProduct_product.graphql.ts';
import type { EditProduct_query$key } from './__generated__/EditProduct_query.graphql.ts';
import { draftOf } from './draftOf.ts';
import { ProductConflictDialog } from './ProductConflictDialog.tsx';
import { changesOf, type ProductDraft } from './productDraft.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductGone } from './ProductGone.tsx';
import { productTexts as texts } from './productTexts.ts';
import { useEditProduct } from './useEditProduct.ts';
import { useProductForm } from './useProductForm.ts';

interface EditProductProps {
  product: EditProduct_product$key;
  query: EditProduct_query$key;
  onClose: () => void;
}

/** The state of a product that a change is made from: what the person had before their eyes, whatever the store learns later. */
const seenOf = (product: EditProduct_product$data) => ({ product, version: product.version, draft: draftOf(product) });

/**
 * Changes a product from the state that was seen. What somebody else has saved in between is shown field by field, and nothing
 * is saved before it is decided which is to stay.
 */
export function EditProduct({ product: productKey, query: queryKey, onClose }: EditProductProps) {
  const product = useFragment(
    graphql`
      fragment EditProduct_product on Product {
        id
        name
        version
        ...draftOf_product
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
  const [end, setEnd] = useState<'saved' | 'gone' | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const state = useProductForm(seen.draft, { isNew: false });
  const { editProduct, isEditing } = useEditProduct();

  // As long as nothing is entered, what the store learns is what is seen.
  if (seen.product !== product && !state.isChanged) setSeen(seenOf(product));

  // The guard below goes first; it would stand in the way.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (end === 'saved') close();
  }, [end]);

  const finish = (text: string) => {
    showSuccess(text);
    setEnd('saved');
  };
  const save = (draft: ProductDraft, from: typeof seen) => {
    const changes = changesOf(draft, from.draft);
    if (Object.keys(changes).length === 0) return finish(texts.keptTheirs);
    editProduct(
      { productId: product.id, version: from.version, ...changes },
      {
        onEdited: () => finish(texts.updated),
        onGone: () => setEnd('gone'),
        onOutdated: () => setOutdated(true),
        onRefused: (refusal) => {
          setOutdated(false);
          state.refuse(refusal);
        },
        onStockChanged: (stock, message) => {
          setOutdated(false);
          setSeen({ ...from, draft: { ...from.draft, stock: String(stock) } });
          state.refuse({ fields: { stock: message }, message });
        },
      },
    );
  };

  if (end === 'gone') return <ProductGone onClose={onClose} />;
  return (
    <>
      <PageTitle title={texts.editTitle(product.name)} isOverPage />
      <ProductForm
        state={state}
        query={query}
        action={texts.updateProduct}
        isNew={false}
        isBusy={isEditing}
        isIdle={!state.isChanged}
        onSubmit={() => save(state.draft, seen)}
      />
      <ProductConflictDialog
        seen={seen.draft}
        mine={state.draft}
        theirs={draftOf(product)}
        version={product.version}
        isOpen={isOutdated}
        isBusy={isEditing}
        onClose={() => setOutdated(false)}
        onChosen={(chosen) => {
          const theirs = seenOf(product);
          setSeen(theirs);
          state.enter(chosen);
          save({ ...theirs.draft, ...chosen }, theirs);
        }}
      />
      {state.isChanged && end === null && <DiscardQuestion />}
    </>
  );
}
