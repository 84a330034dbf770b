import { Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../money/formatRupees.ts';
import { showError, showSuccess } from '../../ui/toaster.ts';
import type { RefundRest_order$key } from './__generated__/RefundRest_order.graphql.ts';
import { useBoardRefresh } from './BoardRefresh.ts';
import { refundRestTexts as texts } from './texts.ts';
import { useRefundRest } from './useRefundRest.ts';

/** Says what the payment provider has refused to pay back, and pays it back once more; nothing where nothing is owed. */
export function RefundRest({ order: orderKey }: { order: RefundRest_order$key }) {
  const { id, payment } = useFragment(
    graphql`
      fragment RefundRest_order on Order {
        id
        payment {
          owed
        }
      }
    `,
    orderKey,
  );
  const { refundRest, isRefunding } = useRefundRest();
  const refresh = useBoardRefresh();
  if (payment.owed === 0) return null;
  const amount = formatRupees(payment.owed);
  const refund = () =>
    refundRest(id, {
      onRefunded: () => showSuccess(texts.done(amount)),
      onRefused: (message) => {
        showError(message);
        refresh();
      },
    });
  return (
    <Flex mt="4" gap="3" wrap="wrap" justify="space-between" align="center">
      <Text textStyle="sm" color="fg.error">
        {texts.owed(amount)}
      </Text>
      <Button variant="outline" loading={isRefunding} loadingText={texts.again} onClick={refund}>
        {texts.again}
      </Button>
    </Flex>
  );
}
