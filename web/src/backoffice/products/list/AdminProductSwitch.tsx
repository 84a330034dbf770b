import { IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess, showError } from '../../../ui/toasts/toastStore.ts';
import type {
  AdminProductSwitch_product$data,
  AdminProductSwitch_product$key,
} from './__generated__/AdminProductSwitch_product.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { requireField } from '../../../relay/requireField.ts';
import type { AdminProductSwitchPublishMutation } from './__generated__/AdminProductSwitchPublishMutation.graphql.ts';

type Version = AdminProductSwitch_product$data['version'];

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
        id
        name
        version
        availableForSale
      }
    `,
    productKey,
  );
  const [updateProduct, isPublishing] = useAction<AdminProductSwitchPublishMutation>(graphql`
    mutation AdminProductSwitchPublishMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        ... on ProductUpdatePayload {
          product {
            version
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
  const { id, name, version, availableForSale } = product;
  const label = `${availableForSale ? 'Hide' : 'Publish'} ${name}`;

  const publish = (seenVersion: Version, isPublic: boolean, onDone?: (version: Version) => void) =>
    updateProduct(
      { productId: id, version: requireField(seenVersion), availableForSale: isPublic },
      {
        invalidatesStore: true,
        onDone: ({ product: changed }) => onDone?.(changed.version),
        errors: {
          ProductChangedError: () => showError(`Someone else has changed ${name}. This is the current version.`),
        },
      },
    );
  const press = () =>
    publish(version, !availableForSale, (changedVersion) =>
      showSuccess(availableForSale ? `${name} is now hidden` : `${name} is now in the shop`, {
        label: 'Undo',
        onPress: () => {
          publish(changedVersion, availableForSale); // unless another user has changed the product since
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
      aria-label={label}
      title={label}
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
