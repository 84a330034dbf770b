import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { CustomerFigures_customer$key } from './__generated__/CustomerFigures_customer.graphql.ts';
import { customerTexts as texts } from './texts.ts';

/** A customer's orders, spending and refunds. */
export function CustomerFigures({ customer: customerKey }: { customer: CustomerFigures_customer$key }) {
  const { numberOfOrders, amountSpent, amountRefunded, lastOrderAt } = useFragment(
    graphql`
      fragment CustomerFigures_customer on Customer {
        numberOfOrders
        amountSpent
        amountRefunded
        lastOrderAt
      }
    `,
    customerKey,
  );
  const figures = [
    [texts.orders, formatCount(numberOfOrders)],
    [texts.spent, formatRupees(amountSpent)],
    [texts.refunded, formatRupees(amountRefunded)],
    [texts.lastOrder, lastOrderAt == null ? texts.never : formatDateTime(lastOrderAt)],
  ] as const;
  return (
    <Box
      as="dl"
      aria-label={texts.figures}
      layerStyle="card"
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}
      gap="4"
      padding="5"
    >
      {figures.map(([term, figure]) => (
        <div key={term}>
          <Box as="dt" textStyle="sm" color="fg.muted">
            {term}
          </Box>
          <Box as="dd" textStyle="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {figure}
          </Box>
        </div>
      ))}
    </Box>
  );
}
