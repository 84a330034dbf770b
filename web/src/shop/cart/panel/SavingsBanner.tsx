import { Flex } from '@chakra-ui/react';
import { BadgePercent } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import type { SavingsBanner_bill$key } from './__generated__/SavingsBanner_bill.graphql.ts';
import { panelTexts } from './panelTexts.ts';

/** Shows the discounts' savings; renders nothing without a discount. */
export function SavingsBanner({ bill: billKey }: { bill: SavingsBanner_bill$key }) {
  const { savings } = useFragment(
    graphql`
      fragment SavingsBanner_bill on Bill {
        savings
      }
    `,
    billKey,
  );
  if (savings === 0) return null;

  return (
    <Flex
      alignItems="center"
      gap="2"
      paddingInline="4"
      paddingBlock="2.5"
      background="brand.subtle"
      color="brand.fg"
      fontWeight="semibold"
      fontSize="sm"
    >
      <BadgePercent size={18} aria-hidden />
      {panelTexts.saving(formatRupees(savings))}
    </Flex>
  );
}
