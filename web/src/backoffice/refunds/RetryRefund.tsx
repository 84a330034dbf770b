import { Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Permitted } from '../permissions/Permitted.tsx';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { RetryRefund_order$key } from './__generated__/RetryRefund_order.graphql.ts';
import { useBoardRefresh } from '../fulfilment/BoardRefreshContext.ts';
import { retryRefundTexts as texts } from './refundTexts.ts';
import { useRetryRefund } from './useRetryRefund.ts';

/** Shows the amount that the payment provider refused to refund, with a retry button; renders nothing if there is none. */
export function RetryRefund({ order: orderKey }: { order: RetryRefund_order$key }) {
  const { id, payment } = useFragment(
    graphql`
      fragment RetryRefund_order on Order {
        id
        payment {
          refundOutstanding
        }
      }
    `,
    orderKey,
  );
  const [retryRefunds, isRefunding] = useRetryRefund();
  const refresh = useBoardRefresh();
  if (payment.refundOutstanding === 0) return null;
  const amount = formatRupees(payment.refundOutstanding);
  const refund = () =>
    retryRefunds(
      { orderId: id },
      {
        onDone: () => showSuccess(texts.done(amount)),
        onRefused: (message) => {
          showError(message);
          refresh();
        },
      },
    );
  return (
    <Flex mt="4" gap="3" wrap="wrap" justify="space-between" align="center">
      <Text textStyle="sm" color="fg.error">
        {texts.owed(amount)}
      </Text>
      <Permitted to="REFUNDS">
        <Button variant="outline" loading={isRefunding} loadingText={texts.again} onClick={refund}>
          {texts.again}
        </Button>
      </Permitted>
    </Flex>
  );
}
