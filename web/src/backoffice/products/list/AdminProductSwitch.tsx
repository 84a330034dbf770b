import { IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment, readInlineData } from 'react-relay';
import { showSuccess, showError } from '../../../ui/toasts/toastStore.ts';
import type { AdminProductSwitch_product$key } from './__generated__/AdminProductSwitch_product.graphql.ts';
import { cardTexts as texts } from './texts.ts';
import { useAction } from '../../../relay/useAction.ts';
import { requireField } from '../../../relay/requireField.ts';
import type { AdminProductSwitch_published$key } from './__generated__/AdminProductSwitch_published.graphql.ts';
import type { AdminProductSwitchPublishMutation } from './__generated__/AdminProductSwitchPublishMutation.graphql.ts';

interface PublishHandlers {
  /** Called after the change; `undo` reverts it, unless another user has changed the product since. */
  onDone: (undo: () => void) => void;
}

const publishedProduct = graphql`
  fragment AdminProductSwitch_published on Product @inline {
    id
    name
    version
  }
`;

/** Publishes or hides a product. Invalidates the store, so that the shop's lists are refetched on the next visit. */
function usePublishProduct() {
  const [act, isPublishing] = useAction<AdminProductSwitchPublishMutation>(graphql`
    mutation AdminProductSwitchPublishMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        __typename
        ... on ProductUpdatePayload {
          product {
            ...AdminProductSwitch_published
            ...AdminProductCard_product
            ...ProductTableRow_product
          }
        }
        ... on ProductChangedError {
          product {
            ...AdminProductCard_product
            ...ProductTableRow_product
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on ProductNotFoundError {
          message
        }
      }
    }
  `);
  const publishProduct = (
    key: AdminProductSwitch_published$key,
    availableForSale: boolean,
    handlers?: PublishHandlers,
  ) => {
    const { id, name, version } = readInlineData(publishedProduct, key);
    act(
      { productId: id, version: requireField(version), availableForSale },
      {
        invalidatesStore: true,
        onDone: ({ product }) => handlers?.onDone(() => publishProduct(product, !availableForSale)),
        errors: { ProductChangedError: () => showError(texts.changedMeanwhile(name)) },
      },
    );
  };
  return { publishProduct, isPublishing };
}

interface AdminProductSwitchProps {
  product: AdminProductSwitch_product$key;
  /** In the line of a table instead of the corner of a picture. */
  isInline?: boolean;
}

/** A switch that hides a product from the shop or publishes it, with an undo for ten seconds. */
export function AdminProductSwitch({ product: productKey, isInline = false }: AdminProductSwitchProps) {
  const product = useFragment(
    graphql`
      fragment AdminProductSwitch_product on Product {
        name
        availableForSale
        ...AdminProductSwitch_published
      }
    `,
    productKey,
  );
  const { publishProduct, isPublishing } = usePublishProduct();
  const button = useRef<HTMLButtonElement>(null);
  const { name, availableForSale } = product;

  const press = () =>
    publishProduct(product, !availableForSale, {
      onDone: (undo) =>
        showSuccess(availableForSale ? texts.nowHidden(name) : texts.nowAvailable(name), {
          label: texts.undo,
          onPress: () => {
            undo();
            button.current?.focus();
          },
        }),
    });

  return (
    <IconButton
      ref={button}
      {...(!isInline && corner)}
      variant="ghost"
      colorPalette="gray"
      aria-label={availableForSale ? texts.hide(name) : texts.publish(name)}
      title={availableForSale ? texts.hide(name) : texts.publish(name)}
      aria-disabled={isPublishing}
      onClick={() => !isPublishing && press()}
    >
      {availableForSale ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
    </IconButton>
  );
}

const corner = {
  position: 'absolute',
  top: '0',
  insetEnd: '0',
  bg: 'bg.panel',
  borderRadius: 'none',
  borderEndStartRadius: 'card',
} as const;
