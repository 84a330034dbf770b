import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../media/Picture.tsx';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { Price } from '../../../ui/money/Price.tsx';
import type { CartLineRow_line$data, CartLineRow_line$key } from './__generated__/CartLineRow_line.graphql.ts';
import { LineStepper } from '../LineStepper.tsx';
import { panelTexts } from './panelTexts.ts';
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
  const isBuyable = line.status !== 'SOLD_OUT' && line.status !== 'WITHDRAWN';

  return (
    <Flex as="li" gap={{ base: '2.5', md: '3' }} paddingBlock="3" alignItems="flex-start">
      <Box
        width={{ base: '12', md: '16' }}
        flexShrink="0"
        borderRadius="lg"
        overflow="hidden"
        opacity={isBuyable ? 1 : 0.5}
      >
        <Picture picture={product.pictures[0]} sizes="64px" />
      </Box>
      <Box flex="1" minWidth="0">
        <Text fontSize="sm" fontWeight="medium" lineClamp="3">
          {product.name}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {product.unit}
        </Text>
        {isBuyable && <Price price={line.total} mrp={line.mrpTotal} size="sm" />}
        <LineNotice status={line.status} maxQuantity={maxQuantity} priceChange={line.priceChange} />
      </Box>
      <Box width="28" flexShrink="0">
        {isBuyable && (
          <LineStepper name={product.name} {...{ quantity, maxQuantity, maxPerOrder }} onChange={setQuantity} />
        )}
        {!isBuyable && (
          <Button
            variant="outline"
            width="100%"
            height="11"
            aria-label={panelTexts.removeLabel(product.name)}
            onClick={() => setQuantity(0)}
          >
            {panelTexts.remove}
          </Button>
        )}
        {line.status !== 'WITHDRAWN' && <SaveForLaterButton line={line} />}
      </Box>
    </Flex>
  );
}

function LineNotice({
  status,
  maxQuantity,
  priceChange,
}: Pick<CartLineRow_line$data, 'status' | 'maxQuantity' | 'priceChange'>) {
  const issue = describeIssue(status, maxQuantity);
  if (issue === null && priceChange === 0) return null;
  return (
    <Box fontSize="xs" fontWeight="medium" marginTop="1">
      {issue !== null && <Text color="fg.error">{issue}</Text>}
      {issue === null && priceChange > 0 && (
        <Text color="fg.warning">{panelTexts.priceUp(formatRupees(priceChange))}</Text>
      )}
      {issue === null && priceChange < 0 && (
        <Text color="fg.success">{panelTexts.priceDown(formatRupees(-priceChange))}</Text>
      )}
    </Box>
  );
}

function describeIssue(status: CartLineRow_line$data['status'], maxQuantity: number): string | null {
  switch (status) {
    case 'SOLD_OUT':
      return panelTexts.lineSoldOut;
    case 'INSUFFICIENT_STOCK':
      return panelTexts.lineInsufficientStock(maxQuantity);
    case 'LIMIT_EXCEEDED':
      return panelTexts.lineLimitExceeded(maxQuantity);
    case 'WITHDRAWN':
      return panelTexts.lineWithdrawn;
    default:
      return null;
  }
}
