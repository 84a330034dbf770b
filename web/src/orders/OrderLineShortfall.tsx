import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../money/formatRupees.ts';
import type { OrderLineShortfall_line$key } from './__generated__/OrderLineShortfall_line.graphql.ts';
import { texts } from './texts.ts';

interface OrderLineShortfallProps {
  line: OrderLineShortfall_line$key;
  /** What is missing was paid for, so that it is paid back. */
  isPrepaid: boolean;
}

/** What of a product did not come, or was paid back after it had come; nothing where all is well. */
export function OrderLineShortfall({ line: lineKey, isPrepaid }: OrderLineShortfallProps) {
  const { quantity, shortQuantity, refundedQuantity, price } = useFragment(
    graphql`
      fragment OrderLineShortfall_line on OrderLine {
        quantity
        shortQuantity
        refundedQuantity
        price
      }
    `,
    lineKey,
  );
  const missing = formatRupees(shortQuantity * price);
  return (
    <>
      {shortQuantity > 0 && (
        <Text textStyle="xs" fontWeight="medium" color="fg.warning">
          {texts.short(shortQuantity, quantity)} – {isPrepaid ? texts.paidBack(missing) : texts.lessToPay(missing)}
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
