import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { BadgePercent } from 'lucide-react';
import { formatRupees } from '@kirana/shared/money.ts';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import type { CartNotices_unpaidOrder$key } from './__generated__/CartNotices_unpaidOrder.graphql.ts';
import type { CartNotices_savings$key } from './__generated__/CartNotices_savings.graphql.ts';
import type { CartNotices_freeDelivery$key } from './__generated__/CartNotices_freeDelivery.graphql.ts';

interface UnpaidOrderNoticeProps {
  order: CartNotices_unpaidOrder$key;
  onLeave?: () => void;
}

/** Says in the cart that an order of the same items waits for its payment, and links to both. */
export function UnpaidOrderNotice({ order: orderKey, onLeave }: UnpaidOrderNoticeProps) {
  const { id, number, payment } = useFragment(
    graphql`
      fragment CartNotices_unpaidOrder on Order {
        id
        number
        payment {
          amount
          url
        }
      }
    `,
    orderKey,
  );
  return (
    <Grid
      as="section"
      aria-label="You have an unpaid order"
      gap="1"
      p="4"
      borderBottomWidth="1px"
      bg="secondary.subtle"
    >
      <Text fontWeight="bold">You have an unpaid order</Text>
      <Text textStyle="sm">{`Order #${number} · ${formatRupees(payment.amount)}. It already has the items in your cart.`}</Text>
      <Flex gap="2" marginTop="2" wrap="wrap">
        {payment.url != null && (
          <Button asChild>
            <a href={payment.url}>Pay now</a>
          </Button>
        )}
        <Button asChild variant="ghost" colorPalette="gray">
          <Link to={`/dashboard/myorders/${id}`} onClick={onLeave}>
            View or cancel order
          </Link>
        </Button>
      </Flex>
    </Grid>
  );
}

/** Shows the discounts' savings; renders nothing without a discount. */
export function SavingsBanner({ bill: billKey }: { bill: CartNotices_savings$key }) {
  const { savings } = useFragment(
    graphql`
      fragment CartNotices_savings on Bill {
        savings
      }
    `,
    billKey,
  );
  if (savings === 0) return null;
  return (
    <SavingsStrip>
      <BadgePercent size={18} aria-hidden />
      {`You save ${formatRupees(savings)} on this order`}
    </SavingsStrip>
  );
}

/** The savings while they load: as high as the banner, so that the lines below stay where they are. */
export function SavingsSkeleton() {
  return (
    <SavingsStrip>
      <TextSkeleton width="12rem" />
    </SavingsStrip>
  );
}

const SavingsStrip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2.5',
    bg: 'secondary.subtle',
    color: 'secondary.fg',
    fontWeight: 'semibold',
    fontSize: 'sm',
  },
});

/** How far the cart is from free delivery; renders nothing if the shop has no such threshold. */
export function FreeDeliveryBar({ cart: cartKey }: { cart: CartNotices_freeDelivery$key }) {
  const { freeDelivery } = useFragment(
    graphql`
      fragment CartNotices_freeDelivery on Cart {
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
  const text = remaining > 0 ? `Add ${formatRupees(remaining)} more for free delivery` : 'Your delivery is free';

  return (
    <Box paddingInline="4" paddingBlock="3" borderBottomWidth="1px">
      <Text role="status" fontSize="sm" fontWeight="semibold" marginBottom="2">
        {text}
      </Text>
      <Box
        role="progressbar"
        aria-label="Free delivery"
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
          background="primary.solid"
          transition="width 0.3s"
          style={{ width: `${((threshold - remaining) / threshold) * 100}%` }}
        />
      </Box>
    </Box>
  );
}
