import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { formatRupees } from '@kirana/shared/money.ts';
import { isPlaced } from '../orders/orderStates.ts';
import type { UnpaidOrderBanner_viewer$key } from './__generated__/UnpaidOrderBanner_viewer.graphql.ts';
import styles from './CheckoutPage.module.css';
import { successPath } from './result/resultPath.ts';
import { useAbandonPayment } from './result/useAbandonPayment.ts';

interface UnpaidOrderBannerProps {
  viewer: UnpaidOrderBanner_viewer$key;
  /** Called after the order was abandoned and the focused button was hidden. */
  onAbandoned: () => void;
}

/** Shows an unpaid order that reserves its products, with buttons to pay and to cancel it, then that it is cancelled; renders nothing if there is none. */
export function UnpaidOrderBanner({ viewer, onAbandoned }: UnpaidOrderBannerProps) {
  const { unpaidOrder } = useFragment(
    graphql`
      fragment UnpaidOrderBanner_viewer on User {
        unpaidOrder {
          id
          number
          status
          payment {
            amount
            url
          }
        }
      }
    `,
    viewer,
  );
  const navigate = useNavigate();
  const [abandonPayment, isAbandoning] = useAbandonPayment();
  const [cancelled, setCancelled] = useState<typeof unpaidOrder>(null);
  const isCancelled = cancelled != null;
  const order = cancelled ?? (unpaidOrder?.status === 'PENDING_PAYMENT' ? unpaidOrder : null);
  if (order === null) return null;
  const { amount, url } = order.payment;

  const abandon = () => {
    if (isAbandoning) return;
    abandonPayment(
      { orderId: order.id },
      {
        onDone: ({ order: { status } }) => {
          if (isPlaced(status)) return void navigate(successPath(order.id));
          setCancelled(order);
          onAbandoned();
        },
      },
    );
  };

  return (
    <section aria-label={isCancelled ? undefined : 'You have an unpaid order'} className={styles.unpaid}>
      <Box flex="1 1 16rem">
        <Text role="status" fontWeight="semibold">
          {isCancelled ? 'Order cancelled' : 'You have an unpaid order'}
        </Text>
        <Text textStyle="sm" fontWeight="medium" fontVariantNumeric="tabular-nums">
          {`Order #${order.number} · ${formatRupees(amount)}`}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {isCancelled
            ? 'Your items are still in your cart.'
            : 'We’re holding your items. Placing a new order cancels this one.'}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap" visibility={isCancelled ? 'hidden' : 'visible'}>
        {url != null && (
          <Button asChild>
            <a href={url}>Pay now</a>
          </Button>
        )}
        <Button variant="ghost" colorPalette="gray" aria-disabled={isAbandoning} onClick={abandon}>
          Cancel order
        </Button>
      </Flex>
    </section>
  );
}
