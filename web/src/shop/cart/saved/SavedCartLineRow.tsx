import { Button, Text } from '@chakra-ui/react';
import { lazy, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { Price } from '../../../ui/money/Price.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { Picture } from '../../media/Picture.tsx';
import { CartLineLayout } from '../panel/CartLineLayout.tsx';
import { texts } from '../texts.ts';
import type {
  SavedCartLineRow_line$data,
  SavedCartLineRow_line$key,
} from './__generated__/SavedCartLineRow_line.graphql.ts';
import { createSavedLine, deleteSavedLine, moveLineToCart, reportFailure } from './savedLines.ts';

const NotifyMe = lazy(async () => ({ default: (await import('../../favourites/NotifyMe.tsx')).NotifyMe }));

/** One product that is saved for later, with a change of its price since. */
export function SavedCartLineRow({ line: lineKey }: { line: SavedCartLineRow_line$key }) {
  const line = useFragment(
    graphql`
      fragment SavedCartLineRow_line on SavedCartLine {
        id
        quantity
        priceChange
        product {
          id
          name
          unit
          price
          mrp
          isSoldOut
          pictures(first: 1) {
            ...Picture_picture
          }
          ...NotifyMe_product
        }
      }
    `,
    lineKey,
  );
  const { move, remove, isMoving } = useSavedLine(line);
  const { product, quantity, priceChange } = line;

  return (
    <CartLineLayout
      picture={<Picture picture={product.pictures[0]} sizes="64px" />}
      isDimmed={product.isSoldOut}
      name={product.name}
      unit={quantity === 1 ? product.unit : `${product.unit} · Qty ${quantity}`}
      controls={
        <>
          {product.isSoldOut ? (
            <SoldOut product={product} />
          ) : (
            <Button
              variant="outline"
              width="100%"
              paddingInline="1"
              aria-label={`Move to cart: ${product.name} ${product.unit}`}
              aria-disabled={isMoving}
              aria-busy={isMoving}
              onClick={move}
            >
              Move to cart
            </Button>
          )}
          <Button
            variant="ghost"
            colorPalette="gray"
            width="100%"
            paddingInline="0"
            textStyle="xs"
            aria-label={`Remove: ${product.name} ${product.unit}`}
            onClick={remove}
          >
            Remove
          </Button>
        </>
      }
    >
      <Price price={product.price} mrp={product.mrp} size="sm" />
      {priceChange !== 0 && (
        <Text textStyle="xs" fontWeight="medium" mt="1" color={priceChange > 0 ? 'fg.warning' : 'fg.success'}>
          {`Was ${formatRupees(product.price - priceChange)} when you saved it`}
        </Text>
      )}
    </CartLineLayout>
  );
}

/** 'Out of Stock', then in the same box the button that asks for a mail; its code is loaded for a page that shows it. */
function SoldOut({ product }: { product: SavedCartLineRow_line$data['product'] }) {
  const isHydrated = useIsHydrated();
  const label = (
    <Button variant="outline" width="100%" paddingInline="1" disabled>
      {texts.soldOut}
    </Button>
  );
  if (!isHydrated) return label;
  return (
    <SectionBoundary fallback={label} renderError={() => label}>
      <NotifyMe product={product} />
    </SectionBoundary>
  );
}

/** What a shopper does with a saved line: moves it to the cart, whose answer it waits for, or removes it at once, with Undo. */
function useSavedLine({ id: savedLineId, quantity, product }: SavedCartLineRow_line$data) {
  const environment = useRelayEnvironment();
  const [isMoving, setMoving] = useState(false);
  const { id: productId, name } = product;
  const report = (change: Promise<void>) => reportFailure(environment, change);

  const moveToCart = async () => {
    const moved = await moveLineToCart(environment, { savedLineId, productId });
    showSuccess(moved < quantity ? `Only ${moved} of ${name} could be moved to your cart` : `${name} is in your cart`);
  };
  const deleteLine = async () => {
    await deleteSavedLine(environment, savedLineId);
    showSuccess(`${name} is removed`, {
      label: 'Undo',
      onPress: () => void report(createSavedLine(environment, { productId, quantity })),
    });
  };
  return {
    isMoving,
    move: () => {
      if (isMoving) return;
      setMoving(true);
      void report(moveToCart()).finally(() => setMoving(false));
    },
    remove: () => void report(deleteLine()),
  };
}
