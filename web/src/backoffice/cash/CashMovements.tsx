import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { RowLink } from '../ui/AdminTableRow.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { adminOrderPath } from '../staffPaths.ts';
import { OrderSection } from '../../shop/orders/OrderSection.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { CashMovements_shift$key } from './__generated__/CashMovements_shift.graphql.ts';
import type { CashMovementsNextQuery } from './__generated__/CashMovementsNextQuery.graphql.ts';
import { cashTexts as texts } from './texts.ts';

const PAGE_SIZE = 100;

interface CashMovementsProps {
  shift: CashMovements_shift$key;
  /** Whether the viewer may open the orders. */
  hasLinks: boolean;
}

/** The orders of a shift with the cash collected, newest first. */
export function CashMovements({ shift, hasLinks }: CashMovementsProps) {
  const { data, ...pages } = usePaginationFragment<CashMovementsNextQuery, CashMovements_shift$key>(
    graphql`
      fragment CashMovements_shift on CashShift
      @refetchable(queryName: "CashMovementsNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        movements(first: $count, after: $cursor) @connection(key: "CashMovements_movements") {
          edges {
            cursor
            node {
              kind
              amount
              orderId
              orderNumber
              createdAt
            }
          }
        }
      }
    `,
    shift,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const { edges } = data.movements;
  return (
    <OrderSection title={texts.orders}>
      {edges.length === 0 && <Text color="fg.muted">No cash collected or refunded yet.</Text>}
      {edges.length > 0 && (
        <Box as="ul" aria-label={texts.orders} listStyleType="none" display="grid" gap="2">
          {edges.map(({ cursor, node }) => (
            <Flex as="li" key={cursor} justify="space-between" gap="4" fontVariantNumeric="tabular-nums">
              <div>
                {hasLinks ? (
                  <RowLink to={adminOrderPath(node.orderId)}>{texts.order(node.orderNumber)}</RowLink>
                ) : (
                  <Text fontWeight="medium">{texts.order(node.orderNumber)}</Text>
                )}
                <Text textStyle="sm" color="fg.muted">
                  <time dateTime={node.createdAt}>{formatDateTime(node.createdAt)}</time>
                  {node.kind === 'REFUND' && ` · refunded`}
                </Text>
              </div>
              <Text fontWeight="semibold" whiteSpace="nowrap">
                {formatRupees(node.amount)}
              </Text>
            </Flex>
          ))}
        </Box>
      )}
      <LoadMore pages={more} />
    </OrderSection>
  );
}
