import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { OrderLineAdjustments_line$key } from './__generated__/OrderLineAdjustments_line.graphql.ts';
import { texts } from './texts.ts';

interface OrderLineAdjustmentsProps {
  line: OrderLineAdjustments_line$key;
  /** Whether missing pieces were paid for online, so that they are refunded. */
  isPrepaid: boolean;
}

/** The missing and the refunded pieces of an order line; renders nothing if there are none. */
export function OrderLineAdjustments({ line: lineKey, isPrepaid }: OrderLineAdjustmentsProps) {
  const { quantity, missingQuantity, refundedQuantity, price } = useFragment(
    graphql`
      fragment OrderLineAdjustments_line on OrderLine {
        quantity
        missingQuantity
        refundedQuantity
        price
      }
    `,
    lineKey,
  );
  const missing = formatRupees(missingQuantity * price);
  return (
    <>
      {missingQuantity > 0 && (
        <Text textStyle="xs" fontWeight="medium" color="fg.warning">
          {texts.short(missingQuantity, quantity)} – {isPrepaid ? texts.paidBack(missing) : texts.lessToPay(missing)}
        </Text>
      )}
      {refundedQuantity > 0 && (
        <Text textStyle="xs" fontWeight="medium" color="fg.muted">
          {texts.returned(refundedQuantity, quantity)} – {texts.paidBack(formatRupees(refundedQuantity * price))}
        </Text>
      )}
    </>
  );
}
