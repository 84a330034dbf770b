import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { graphql, useFragment, readInlineData } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { formatRupees } from '@kirana/shared/money.ts';
import type { ProceedBar_cart$key } from './__generated__/ProceedBar_cart.graphql.ts';
import type { ProceedBar_minimumOrderText$key } from './__generated__/ProceedBar_minimumOrderText.graphql.ts';

interface ProceedBarProps {
  cart: ProceedBar_cart$key;
  /** An order of the cart waits for its payment, so that another one is the exception. */
  isSecondary?: boolean;
  onLeave?: () => void;
}

/** The checkout button with the total; disabled, with the reason, while a line cannot be ordered as it is, and below the minimum of an order. */
export function ProceedBar({ cart: cartKey, isSecondary = false, onLeave }: ProceedBarProps) {
  const cart = useFragment(
    graphql`
      fragment ProceedBar_cart on Cart {
        isOrderable
        ...ProceedBar_minimumOrderText
        bill {
          grandTotal
        }
      }
    `,
    cartKey,
  );
  const navigate = useNavigate();
  const reasonId = useId();

  const reason = cart.isOrderable ? minimumOrderText(cart) : 'Update the marked items to continue';

  const proceed = () => {
    onLeave?.();
    void navigate('/checkout');
  };

  return (
    <CartFooter>
      {reason !== null && (
        <Text id={reasonId} fontSize="sm" color={cart.isOrderable ? 'fg.muted' : 'fg.error'} marginBottom="2">
          {reason}
        </Text>
      )}
      <Button
        variant={isSecondary ? 'outline' : 'solid'}
        width="100%"
        height="14"
        paddingInline="4"
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={proceed}
      >
        <Flex flex="1" justifyContent="space-between" alignItems="center">
          <Box textAlign="start" fontVariantNumeric="tabular-nums">
            <Text as="span" display="block" fontSize="md" fontWeight="bold" lineHeight="1.2">
              {formatRupees(cart.bill.grandTotal)}
            </Text>
            <Text as="span" display="block" fontSize="xs" fontWeight="medium">
              Grand total
            </Text>
          </Box>
          <Flex as="span" alignItems="center" gap="1" fontSize="md" fontWeight="bold">
            {isSecondary ? 'Place a new order instead' : 'Proceed'}
            <ChevronRight size={20} aria-hidden />
          </Flex>
        </Flex>
      </Button>
    </CartFooter>
  );
}

/** The strip at the bottom of the panel, above a phone's home bar. */
export function CartFooter({ children }: { children: ReactNode }) {
  return (
    <Box
      position="sticky"
      bottom="0"
      borderTopWidth="1px"
      background="bg.panel"
      paddingInline="4"
      paddingTop="3"
      paddingBottom="calc(0.75rem + env(safe-area-inset-bottom))"
    >
      {children}
    </Box>
  );
}

/** The amount a cart lacks for the minimum order; null when it lacks nothing. */
export function minimumOrderText(cart: ProceedBar_minimumOrderText$key): string | null {
  const { minimumOrder } = readInlineData(
    graphql`
      fragment ProceedBar_minimumOrderText on Cart @inline {
        minimumOrder {
          threshold
          remaining
        }
      }
    `,
    cart,
  );
  return minimumOrder == null
    ? null
    : `Add ${formatRupees(minimumOrder.remaining)} more: orders start at ${formatRupees(minimumOrder.threshold)}`;
}
