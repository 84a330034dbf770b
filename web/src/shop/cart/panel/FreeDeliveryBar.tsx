import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import type { FreeDeliveryBar_cart$key } from './__generated__/FreeDeliveryBar_cart.graphql.ts';
import { panelTexts } from './panelTexts.ts';

/** How far the cart is from free delivery; renders nothing if the shop has no such threshold. */
export function FreeDeliveryBar({ cart: cartKey }: { cart: FreeDeliveryBar_cart$key }) {
  const { freeDelivery } = useFragment(
    graphql`
      fragment FreeDeliveryBar_cart on Cart {
        freeDelivery {
          threshold
          remaining
        }
      }
    `,
    cartKey,
  );
  if (freeDelivery == null) return null;
  const { threshold, remaining } = freeDelivery;
  const text = remaining > 0 ? panelTexts.missingForFree(formatRupees(remaining)) : panelTexts.isFree;

  return (
    <Box paddingInline="4" paddingBlock="3" borderBottomWidth="1px">
      <Text role="status" fontSize="sm" fontWeight="semibold" marginBottom="2">
        {text}
      </Text>
      <Box
        role="progressbar"
        aria-label={panelTexts.freeDelivery}
        aria-valuemin={0}
        aria-valuemax={threshold}
        aria-valuenow={threshold - remaining}
        aria-valuetext={text}
        height="2"
        borderRadius="full"
        background="bg.muted"
        overflow="hidden"
      >
        <Box
          height="full"
          background="green.solid"
          transition="width 0.3s"
          style={{ width: `${((threshold - remaining) / threshold) * 100}%` }}
        />
      </Box>
    </Box>
  );
}
