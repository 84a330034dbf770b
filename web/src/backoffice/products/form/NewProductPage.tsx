import { Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useState, useEffect, useRef } from 'react';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { AdminHeader } from '../../ui/AdminHeader.tsx';
import type { NewProductPageQuery } from './__generated__/NewProductPageQuery.graphql.ts';
import { ProductFormSkeleton } from './ProductFormLayout.tsx';
import { productTexts as texts } from '../productTexts.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { productPath } from '../../../shop/catalogue/paths.ts';
import { DiscardChangesDialog } from '../../../ui/dialogs/DiscardChangesDialog.tsx';
import type { NewProductPage_form$key } from './__generated__/NewProductPage_form.graphql.ts';
import type { productDraft_toProductDraft$key } from '../__generated__/productDraft_toProductDraft.graphql.ts';
import { toProductDraft, toProductInput, emptyDraft, type ProductDraft } from '../productDraft.ts';
import { ProductForm } from './ProductForm.tsx';
import { useProductForm, productErrors } from './useProductForm.ts';
import type { Choice } from '../../../ui/forms/ChoicePicker.tsx';
import { useAction } from '../../../relay/useAction.ts';
import type {
  NewProductPageCreateMutation,
  NewProductPageCreateMutation$data,
} from './__generated__/NewProductPageCreateMutation.graphql.ts';

const newProductPageQuery = graphql`
  query NewProductPageQuery($id: ID!, $isCopy: Boolean!) {
    adminProduct(id: $id) @include(if: $isCopy) {
      ...productDraft_toProductDraft
    }
    ...NewProductPage_form
  }
`;

/** The page that creates products. */
export function NewProductPage() {
  return (
    <>
      <AdminHeader title="Upload Product" />
      <PageQuery<NewProductPageQuery> query={newProductPageQuery} fallback={<ProductFormSkeleton />}>
        {({ adminProduct, ...query }) => (
          <NewProduct query={query} start={adminProduct == null ? emptyDraft : toDuplicate(adminProduct)} />
        )}
      </PageQuery>
    </>
  );
}

/** The draft of a duplicate: an own SKU is generated, and its size and stock are to be entered. */
function toDuplicate(product: productDraft_toProductDraft$key): ProductDraft {
  const draft = toProductDraft(product);
  return {
    ...draft,
    unit: '',
    stock: '',
    sku: '',
    barcode: '',
    declarations: { ...draft.declarations, netQuantity: '' },
  };
}

interface NewProductProps {
  query: NewProductPage_form$key;
  /** The values of the first form. */
  start: ProductDraft;
}

/** The form for new products, one after the other; after the first one it is empty. */
function NewProduct({ query, start }: NewProductProps) {
  const [added, setAdded] = useState<readonly CreatedProduct[]>([]);
  const last = added.at(-1);
  const takeAdded = (product: CreatedProduct) => {
    showSuccess('Product added');
    setAdded([...added, product]);
  };
  return (
    <>
      {last !== undefined && <ProductCreatedNotice key={last.id} product={last} />}
      {/* The key gives each product an empty form. */}
      <NewProductForm
        key={added.length}
        query={query}
        start={last === undefined ? start : emptyDraft}
        onCreated={takeAdded}
      />
    </>
  );
}

/** A notice above the empty form that links to the product created last. */
function ProductCreatedNotice({ product: { id, name, availableForSale } }: { product: CreatedProduct }) {
  const notice = useRef<HTMLDivElement>(null);

  // The submitted form is replaced by an empty one: the focus moves to the notice above it.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Flex
      ref={notice}
      tabIndex={-1}
      role="group"
      aria-label={texts.addedTitle(name)}
      align="center"
      wrap="wrap"
      gap="2"
      mb="4"
      ps="4"
      pe="2"
      py="1"
      minH="12"
      borderRadius="card"
      bg="bg.success"
      color="fg.success"
    >
      <CircleCheck size={20} aria-hidden />
      <Text flex="1" minW="40" textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
        {texts.addedTitle(name)}
      </Text>
      {availableForSale && (
        <Button asChild variant="ghost">
          <Link to={productPath({ id, name })}>View in shop</Link>
        </Button>
      )}
      <Button asChild variant="ghost">
        <Link to={`/dashboard/product/${id}/edit`}>Edit it</Link>
      </Button>
    </Flex>
  );
}

interface NewProductFormProps extends NewProductProps {
  onCreated: (product: CreatedProduct) => void;
}

/** The form for a new product; leaving it with unsaved changes asks for a confirmation. */
function NewProductForm({ query: queryKey, start, onCreated }: NewProductFormProps) {
  const query = useFragment(
    graphql`
      fragment NewProductPage_form on Query {
        categories(first: 100) {
          edges {
            node {
              id
              gstPercent
            }
          }
        }
        ...ProductForm_query
      }
    `,
    queryKey,
  );
  const percents = new Map(query.categories.edges.map(({ node }) => [node.id, node.gstPercent]));
  // The first of the chosen categories that has a GST, as the import of files finds it.
  const gstOf = (chosen: readonly Choice[]) =>
    chosen.map(({ id, name }) => ({ name, percent: percents.get(id) })).find(({ percent }) => percent != null);
  const hasOwnGst = start !== emptyDraft;
  const state = useProductForm(start, {
    isNew: true,
    derive: ({ categories }) =>
      hasOwnGst ? {} : { gstPercent: String(gstOf(categories)?.percent ?? emptyDraft.gstPercent) },
  });
  const gst = hasOwnGst || state.isTouched('gstPercent') ? undefined : gstOf(state.draft.categories);
  const [createProduct, isCreating] = useAction<NewProductPageCreateMutation>(graphql`
    mutation NewProductPageCreateMutation($input: ProductCreateInput!) {
      productCreate(input: $input) {
        ... on ProductCreatePayload {
          product {
            id
            name
            availableForSale
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const submit = () =>
    createProduct(toProductInput(state.draft), {
      ...productErrors(state.showErrors),
      invalidatesStore: true, // so that all lists are refetched on the next visit
      onDone: ({ product }) => onCreated(product),
    });
  return (
    <>
      <ProductForm
        state={state}
        query={query}
        action="Submit"
        isNew
        gstHelp={gst === undefined ? texts.gstHelp : `GST for ${gst.name}: ${gst.percent}%`}
        isBusy={isCreating}
        onSubmit={submit}
      />
      {state.isChanged && <DiscardChangesDialog />}
    </>
  );
}

/** A product that has just been created. */
type CreatedProduct = NonNullable<NewProductPageCreateMutation$data['productCreate']['product']>;
