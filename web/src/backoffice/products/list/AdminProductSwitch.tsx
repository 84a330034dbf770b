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

const publishedProduct = graphql`
  fragment AdminProductSwitch_published on Product @inline {
    id
    name
    version
  }
`;

interface AdminProductSwitchProps {
  product: AdminProductSwitch_product$key;
  /** In the line of a table instead of the corner of a picture. */
  isInline?: boolean;
}

/**
 * A switch that hides a product from the shop or publishes it, with an undo for ten seconds. Invalidates the store, so that the
 * shop's lists are refetched on the next visit.
 */
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
  const [updateProduct, isPublishing] = useAction<AdminProductSwitchPublishMutation>(graphql`
    mutation AdminProductSwitchPublishMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        ... on ProductUpdatePayload {
          product {
            ...AdminProductSwitch_published
            ...AdminProductCard_product
            ...ProductTableRow_product
          }
        }
        ... on ProductChangedError @alias(as: "ProductChangedError") {
          product {
            ...AdminProductCard_product
            ...ProductTableRow_product
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const button = useRef<HTMLButtonElement>(null);
  const { name, availableForSale } = product;

  const publish = (
    key: AdminProductSwitch_published$key,
    isPublic: boolean,
    onDone?: (changed: AdminProductSwitch_published$key) => void,
  ) => {
    const { id, name: seenName, version } = readInlineData(publishedProduct, key);
    updateProduct(
      { productId: id, version: requireField(version), availableForSale: isPublic },
      {
        invalidatesStore: true,
        onDone: (payload) => onDone?.(payload.product),
        errors: { ProductChangedError: () => showError(texts.changedMeanwhile(seenName)) },
      },
    );
  };
  const press = () =>
    publish(product, !availableForSale, (changed) =>
      showSuccess(availableForSale ? texts.nowHidden(name) : texts.nowAvailable(name), {
        label: texts.undo,
        onPress: () => {
          publish(changed, availableForSale); // unless another user has changed the product since
          button.current?.focus();
        },
      }),
    );

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
