import { Dialog, Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Copy } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useEffect, useEffectEvent, useState } from 'react';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { FullScreenDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { EditProductPageQuery } from './__generated__/EditProductPageQuery.graphql.ts';
import { ProductFormSkeleton } from './ProductFormLayout.tsx';
import { productTexts as texts } from '../productTexts.ts';
import { DiscardChangesDialog } from '../../../ui/dialogs/DiscardChangesDialog.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type {
  EditProductPage_product$data,
  EditProductPage_product$key,
} from './__generated__/EditProductPage_product.graphql.ts';
import type { ProductForm_query$key } from './__generated__/ProductForm_query.graphql.ts';
import { toProductDraft, toProductChanges, type ProductDraft } from '../productDraft.ts';
import { ProductConflictDialog } from '../conflict/ProductConflictDialog.tsx';
import { ProductForm } from './ProductForm.tsx';
import { duplicatePath } from './newProductVariables.ts';
import { useProductForm, productErrors } from './useProductForm.ts';
import { useAction } from '../../../relay/useAction.ts';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import type { EditProductPageUpdateMutation } from './__generated__/EditProductPageUpdateMutation.graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';

const editProductPageQuery = graphql`
  query EditProductPageQuery($id: ID!) {
    adminProduct(id: $id) {
      ...EditProductPage_product
    }
    ...ProductForm_query
  }
`;

/** The page that edits a product, over the list of products, which keeps its state. */
export function EditProductPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () =>
    void navigate({ pathname: '/dashboard/product', search }, { replace: true, preventScrollReset: true });
  return (
    <FullScreenDialog title="Edit Product" isOpen onClose={close}>
      <Dialog.Body overflowY="auto" css={{ '--bars': '0.5rem' }}>
        <PageQuery<EditProductPageQuery> query={editProductPageQuery} fallback={<ProductFormSkeleton />}>
          {({ adminProduct, ...query }) =>
            adminProduct == null ? (
              <ProductNotFound onClose={close} />
            ) : (
              <EditProduct product={adminProduct} query={query} onClose={close} />
            )
          }
        </PageQuery>
      </Dialog.Body>
    </FullScreenDialog>
  );
}

/** Shown instead of the form of a product that does not exist. */
function ProductNotFound({ onClose }: { onClose: () => void }) {
  return (
    <>
      <PageTitle title={texts.notFoundTitle} isOverPage />
      <EmptyState
        title={texts.notFoundTitle}
        text="It may have been deleted, or the link is incomplete."
        picture={<EmptyResultIllustration />}
        action={<Button onClick={onClose}>See all products</Button>}
      />
    </>
  );
}

interface EditProductProps {
  product: EditProductPage_product$key;
  query: ProductForm_query$key;
  onClose: () => void;
}

/** The version of a product that was on the screen when editing began, whatever the store receives later. */
const seenOf = (product: EditProductPage_product$data) => ({ product, draft: toProductDraft(product) });

/**
 * Edits a product from the version that was on the screen. If another user has saved a newer version, a dialog shows the
 * differing fields, and nothing is saved before the conflict is resolved.
 */
function EditProduct({ product: productKey, query, onClose }: EditProductProps) {
  const product = useFragment(
    graphql`
      fragment EditProductPage_product on Product {
        id
        name
        version @required(action: THROW)
        missingDeclarations
        ...productDraft_toProductDraft
      }
    `,
    productKey,
  );
  const [seen, setSeen] = useState(() => seenOf(product));
  const [end, setEnd] = useState<'saved' | 'notFound' | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const state = useProductForm(seen.draft, { isNew: false });
  const [updateProduct, isUpdating] = useAction<EditProductPageUpdateMutation>(graphql`
    mutation EditProductPageUpdateMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        ... on ProductUpdatePayload {
          product {
            ...AdminProductCard_product
            ...EditProductPage_product
            ...ProductCard_product
          }
        }
        ... on ProductChangedError @alias(as: "ProductChangedError") {
          product {
            ...EditProductPage_product
          }
        }
        ... on ProductNotFoundError @alias(as: "ProductNotFoundError") {
          __typename
        }
        ... on StockChangedError @alias(as: "StockChangedError") {
          message
          stock
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);

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
    if (Object.keys(changes).length === 0) return finish('Nothing left to save');
    const refuse = (errors: FormErrors) => {
      setOutdated(false);
      state.showErrors(errors);
    };
    updateProduct(
      { productId: product.id, version: from.product.version, ...changes },
      {
        ...productErrors(refuse),
        invalidatesStore: true, // so that lists that it joined or left are refetched on the next visit
        updater: (store, response) => {
          const changed = response?.productUpdate.StockChangedError;
          if (changed != null) store.get(product.id)?.setValue(changed.stock, 'stock');
        },
        onDone: () => finish('Product updated'),
        errors: {
          ProductChangedError: () => setOutdated(true),
          // Too much was sold since for this stock change.
          StockChangedError: ({ stock, message }) => {
            setSeen({ ...from, draft: { ...from.draft, stock: String(stock) } });
            refuse({ fields: { stock: message }, message });
          },
          ProductNotFoundError: () => setEnd('notFound'),
        },
      },
    );
  };

  if (end === 'notFound') return <ProductNotFound onClose={onClose} />;
  return (
    <>
      <PageTitle title={`Edit ${product.name}`} isOverPage />
      <Button asChild variant="outline" size="sm" mb="3">
        <Link to={duplicatePath(product.id)}>
          <Copy aria-hidden />
          Duplicate
        </Link>
      </Button>
      <ProductForm
        state={state}
        query={query}
        action="Update Product"
        isNew={false}
        missing={product.missingDeclarations ?? []}
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
