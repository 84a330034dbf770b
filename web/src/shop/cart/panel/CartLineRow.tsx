import { Button, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../media/Picture.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { Price } from '../../../ui/money/Price.tsx';
import type { CartLineRow_line$data, CartLineRow_line$key } from './__generated__/CartLineRow_line.graphql.ts';
import { LineStepper } from '../LineStepper.tsx';
import { CartLineLayout } from './CartLineLayout.tsx';
import { SaveForLaterButton } from '../saved/SaveForLaterButton.tsx';
import { useCartQuantity } from '../useCartQuantity.ts';

/** One product in the cart, with changes of its price, stock or limit since it was added. */
export function CartLineRow({ line: lineKey }: { line: CartLineRow_line$key }) {
  const line = useFragment(
    graphql`
      fragment CartLineRow_line on CartLine {
        id
        status
        quantity
        maxQuantity
        priceChange
        total
        mrpTotal
        product {
          name
          unit
          pictures(first: 1) {
            ...Picture_picture
          }
          ...useCartQuantity_product
        }
        ...SaveForLaterButton_line
      }
    `,
    lineKey,
  );
  const { id, product, quantity, maxQuantity } = line;
  const { maxPerOrder, setQuantity } = useCartQuantity(product, { id, quantity, maxQuantity });
  const name = `${product.name} ${product.unit}`;
  const isBuyable = line.status !== 'SOLD_OUT' && line.status !== 'WITHDRAWN';

  return (
    <CartLineLayout
      picture={<Picture picture={product.pictures[0]} sizes="64px" />}
      isDimmed={!isBuyable}
      name={product.name}
      unit={product.unit}
      controls={
        <>
          {isBuyable ? (
            <LineStepper {...{ name, quantity, maxQuantity, maxPerOrder }} onChange={setQuantity} />
          ) : (
            <Button
              variant="outline"
              width="100%"
              aria-label={`Remove ${name} from cart`}
              onClick={() => setQuantity(0)}
            >
              Remove
            </Button>
          )}
          {line.status !== 'WITHDRAWN' && <SaveForLaterButton line={line} />}
        </>
      }
    >
      {isBuyable && <Price price={line.total} mrp={line.mrpTotal} size="sm" />}
      <LineNotice line={line} />
    </CartLineLayout>
  );
}

function LineNotice({ line: { status, maxQuantity, priceChange } }: { line: CartLineRow_line$data }) {
  const issue = describeIssue(status, maxQuantity);
  if (issue === null && priceChange === 0) return null;
  const [direction, color] = priceChange > 0 ? ['up', 'fg.warning'] : ['down', 'fg.success'];
  return (
    <Text fontSize="xs" fontWeight="medium" marginTop="1" color={issue === null ? color : 'fg.error'}>
      {issue ?? `Price went ${direction} by ${formatRupees(Math.abs(priceChange))} since you added it`}
    </Text>
  );
}

function describeIssue(status: CartLineRow_line$data['status'], maxQuantity: number): string | null {
  switch (status) {
    case 'SOLD_OUT':
      return 'Sold out. Save it for later or remove it to continue.';
    case 'INSUFFICIENT_STOCK':
      return `Only ${maxQuantity} left. Lower the quantity to continue.`;
    case 'LIMIT_EXCEEDED':
      return `Max ${maxQuantity} per order. Lower the quantity to continue.`;
    case 'WITHDRAWN':
      return 'No longer sold. Remove it to continue.';
    default:
      return null;
  }
}
