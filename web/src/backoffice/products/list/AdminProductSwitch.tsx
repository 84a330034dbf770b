import { IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { AdminProductSwitch_product$key } from './__generated__/AdminProductSwitch_product.graphql.ts';
import { cardTexts as texts } from './texts.ts';
import { usePublishProduct } from './usePublishProduct.ts';

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
        isPublished
        ...usePublishProduct_product
      }
    `,
    productKey,
  );
  const { publishProduct, isPublishing } = usePublishProduct();
  const button = useRef<HTMLButtonElement>(null);
  const { name, isPublished } = product;

  const press = () =>
    publishProduct(product, !isPublished, {
      onDone: (undo) =>
        showSuccess(isPublished ? texts.isHidden(name) : texts.isPublished(name), {
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
      aria-label={isPublished ? texts.hide(name) : texts.publish(name)}
      title={isPublished ? texts.hide(name) : texts.publish(name)}
      aria-disabled={isPublishing}
      onClick={() => !isPublishing && press()}
    >
      {isPublished ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
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
