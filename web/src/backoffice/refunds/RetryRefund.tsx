import { Button, Flex, Text } from '@chakra-ui/react';
import { useAction } from '../../relay/useAction.ts';
import type { RetryRefundMutation } from './__generated__/RetryRefundMutation.graphql.ts';
import { graphql, useFragment } from 'react-relay';
import { Permitted } from '../permissions/Permitted.tsx';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { RetryRefund_order$key } from './__generated__/RetryRefund_order.graphql.ts';
import { useRefusal } from '../fulfilment/RefreshContext.ts';
import { retryRefundTexts as texts } from './refundTexts.ts';

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
  const amount = formatRupees(payment.refundOutstanding);
  const [retryRefunds, isRefunding] = useAction<RetryRefundMutation>(
    graphql`
      mutation RetryRefundMutation($input: OrderRetryRefundsInput!) {
        orderRetryRefunds(input: $input) {
          ... on OrderRetryRefundsPayload {
            order {
              ...boardOrderChanges_order
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: () => showSuccess(texts.done(amount)), onRefused: useRefusal() },
  );
  if (payment.refundOutstanding === 0) return null;
  return (
    <Flex mt="4" gap="3" wrap="wrap" justify="space-between" align="center">
      <Text textStyle="sm" color="fg.error">
        {texts.owed(amount)}
      </Text>
      <Permitted to="REFUNDS">
        <Button
          variant="outline"
          loading={isRefunding}
          loadingText={texts.again}
          onClick={() => retryRefunds({ orderId: id })}
        >
          {texts.again}
        </Button>
      </Permitted>
    </Flex>
  );
}
