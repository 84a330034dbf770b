import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Permitted } from '../permissions/Permitted.tsx';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { adminOrderPath } from '../paths/adminOrderPath.ts';
import { OrderSection } from '../../shop/orders/OrderSection.tsx';
import { StoreCreditTransactionRow } from '../../shop/storeCredit/StoreCreditTransactionRow.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { CustomerStoreCredit_customer$key } from './__generated__/CustomerStoreCredit_customer.graphql.ts';
import type { CustomerStoreCreditNextQuery } from './__generated__/CustomerStoreCreditNextQuery.graphql.ts';
import { AdjustStoreCredit } from './AdjustStoreCredit.tsx';
import { storeCreditTexts as texts } from './texts.ts';

const PAGE_SIZE = 5;

/** A customer's store credit: the balance, what changed it, and the button that changes it. */
export function CustomerStoreCredit({ customer }: { customer: CustomerStoreCredit_customer$key }) {
  const { data, ...pages } = usePaginationFragment<CustomerStoreCreditNextQuery, CustomerStoreCredit_customer$key>(
    graphql`
      fragment CustomerStoreCredit_customer on Customer
      @refetchable(queryName: "CustomerStoreCreditNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        id
        storeCredit {
          balance
          transactions(first: $count, after: $cursor) @connection(key: "CustomerStoreCredit_transactions") {
            __id
            edges {
              node {
                id
                actor {
                  name
                }
                ...StoreCreditTransactionRow_transaction
              }
            }
          }
        }
      }
    `,
    customer,
  );
  const { balance, transactions } = data.storeCredit;
  const more = useLoadMore(pages, PAGE_SIZE, transactions.__id);
  return (
    <OrderSection title={texts.title}>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {texts.balance(formatRupees(balance))}
        </Text>
        <Permitted to="REFUNDS">
          <AdjustStoreCredit customerId={data.id} balance={balance} connectionId={transactions.__id} />
        </Permitted>
      </Flex>
      {transactions.edges.length === 0 ? (
        <Text mt="3" color="fg.muted">
          {texts.none}
        </Text>
      ) : (
        <Box as="ul" aria-label={texts.title} mt="2" listStyleType="none">
          {transactions.edges.map(({ node }) => (
            <StoreCreditTransactionRow
              key={node.id}
              transaction={node}
              pathOf={adminOrderPath}
              actor={node.actor?.name}
            />
          ))}
        </Box>
      )}
      <LoadMore pages={more} />
    </OrderSection>
  );
}
