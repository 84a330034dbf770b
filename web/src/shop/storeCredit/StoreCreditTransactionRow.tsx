import { Box, Flex, Link as StyledLink, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatRupees } from '@kirana/shared/money.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { StoreCreditTransactionRow_transaction$key } from './__generated__/StoreCreditTransactionRow_transaction.graphql.ts';

/** Why a balance changed, by the names in the schema. */
const eventTexts: Readonly<Record<string, string>> = {
  ORDER_PAYMENT: 'Used for an order',
  ORDER_REFUND: 'Refund',
  ORDER_CANCELLATION: 'Returned: the order was cancelled',
  PAYMENT_FAILURE: 'Returned: the order wasn’t paid',
  ITEMS_UNAVAILABLE: 'Returned: items were unavailable',
};

interface StoreCreditTransactionRowProps {
  transaction: StoreCreditTransactionRow_transaction$key;
  /** The path of its order's page. */
  pathOf: (orderId: string) => string;
  /** Who caused it, for staff. */
  actor?: string | null | undefined;
}

/** A balance change: reason, amount, and the balance after it. */
export function StoreCreditTransactionRow({ transaction, pathOf, actor }: StoreCreditTransactionRowProps) {
  const { event, amount, balanceAfter, orderId, orderNumber, note, createdAt } = useFragment(
    graphql`
      fragment StoreCreditTransactionRow_transaction on StoreCreditTransaction {
        event
        amount
        balanceAfter
        orderId
        orderNumber
        note
        createdAt
      }
    `,
    transaction,
  );
  const isCredit = amount > 0;
  const more = [actor, note].filter((word) => word != null && word !== '');
  return (
    <Box as="li" borderTopWidth="1px" paddingBlock="3" _first={{ borderTopWidth: '0' }}>
      <Flex justifyContent="space-between" gap="4" fontVariantNumeric="tabular-nums">
        <Text fontWeight="semibold">
          {eventTexts[event] ?? (isCredit ? 'Added by the shop' : 'Removed by the shop')}
        </Text>
        <Text fontWeight="bold" whiteSpace="nowrap" color={isCredit ? 'fg.success' : 'fg'}>
          {isCredit ? '+' : '−'}
          {formatRupees(Math.abs(amount))}
        </Text>
      </Flex>
      <Flex justifyContent="space-between" gap="4" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <Text>
          {orderId != null && orderNumber != null && (
            <>
              <StyledLink asChild color="fg.link">
                <Link to={pathOf(orderId)}>{`Order #${orderNumber}`}</Link>
              </StyledLink>
              {' · '}
            </>
          )}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Text>
        <Text whiteSpace="nowrap">{`Balance ${formatRupees(balanceAfter)}`}</Text>
      </Flex>
      {more.length > 0 && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {more.join(' · ')}
        </Text>
      )}
    </Box>
  );
}
