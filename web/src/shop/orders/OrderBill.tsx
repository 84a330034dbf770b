import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { BillDetails } from '../cart/panel/BillDetails.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import type { OrderBill_order$key } from './__generated__/OrderBill_order.graphql.ts';

interface OrderBillProps {
  order: OrderBill_order$key;
  /** What the cash is called: the shopper pays it, the rider collects it. */
  cashLabel: string;
}

/** The bill of an order, with the store credit that pays for it and the cash that is due on delivery. */
export function OrderBill({ order: orderKey, cashLabel }: OrderBillProps) {
  const { cashToCollect, roundOff, payment, bill } = useFragment(
    graphql`
      fragment OrderBill_order on Order {
        cashToCollect
        roundOff
        payment {
          amount
          storeCredit
        }
        bill {
          grandTotal
          ...BillDetails_bill
        }
      }
    `,
    orderKey,
  );
  const [hadCash] = useState(cashToCollect > 0);
  const visibility = cashToCollect > 0 ? 'visible' : 'hidden';
  const cash = cashToCollect > 0 ? cashToCollect : payment.amount + roundOff;
  const less = bill.grandTotal - payment.storeCredit + roundOff - cash;
  return (
    <Box layerStyle="card" padding="5">
      <BillDetails bill={bill} storeCredit={payment.storeCredit} roundOff={roundOff} unavailable={less} />
      {/* Once it is collected its place stays, so that what is below does not move. */}
      {(hadCash || cashToCollect > 0) && (
        <Box mt="3" px="3" py="2.5" borderRadius="control" bg="bg.warning" color="fg.warning" visibility={visibility}>
          <Flex justify="space-between" gap="4" fontWeight="bold" fontVariantNumeric="tabular-nums">
            <Text>{cashLabel}</Text>
            <Text>{formatRupees(cashToCollect)}</Text>
          </Flex>
          {less > 0 && <Text textStyle="sm">{`${formatRupees(less)} less for items that were unavailable`}</Text>}
        </Box>
      )}
    </Box>
  );
}
