import { Box, chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '@kirana/shared/numbers.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Charts } from './Charts.tsx';
import type { Sales_overview$data, Sales_overview$key } from './__generated__/Sales_overview.graphql.ts';
import { OverviewCard } from './OverviewCard.tsx';
import { texts } from './texts.ts';
import { formatCalendarWeekday } from '../../ui/format/formatCalendarDate.ts';
import { Summary } from '../ui/Summary.tsx';

interface SalesProps {
  overview: Sales_overview$key;
  days: number;
}

/** Orders and revenue day by day, as charts of the same days and as a table. */
export function Sales({ overview: overviewKey, days: range }: SalesProps) {
  const { days, orderCount, previousOrderCount } = useFragment(
    graphql`
      fragment Sales_overview on Overview {
        orderCount
        previousOrderCount
        days {
          day
          orderCount
          revenue
        }
      }
    `,
    overviewKey,
  );
  const series = [
    {
      title: 'Net sales per day',
      values: days.map((day) => day.revenue),
      format: formatRupees,
      color: 'primary.solid',
      unit: 100,
    },
    {
      title: 'Orders per day',
      values: days.map((day) => day.orderCount),
      format: formatCount,
      color: 'secondary.border',
    },
  ];

  return (
    <OverviewCard title="Day by day">
      {orderCount === 0 && previousOrderCount === 0 ? (
        <EmptyState
          title="No sales yet"
          text={`Nothing was sold in the last ${2 * range} days. Orders appear here when they leave the shop.`}
        />
      ) : (
        <>
          <Charts labels={days.map(({ day }) => day)} series={series} />
          <DayTable days={days} />
        </>
      )}
    </OverviewCard>
  );
}

const TABLE = 'View as a table';

/** The charts' numbers as a table, the newest day first. */
function DayTable({ days }: { days: Sales_overview$data['days'] }) {
  return (
    <chakra.details mt="3">
      <Summary>{TABLE}</Summary>
      <Box maxH="20rem" overflowY="auto" tabIndex={0} role="region" aria-label={TABLE}>
        <chakra.table w="full" maxW="lg" textStyle="sm" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
          <thead>
            <tr>
              <HeadCell scope="col">Day</HeadCell>
              <HeadCell scope="col" textAlign="end">
                {texts.orders}
              </HeadCell>
              <HeadCell scope="col" textAlign="end">
                {texts.revenue}
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, orderCount, revenue }) => (
              <tr key={day}>
                <Cell>{formatCalendarWeekday(day)}</Cell>
                <Cell textAlign="end">{formatCount(orderCount)}</Cell>
                <Cell textAlign="end">{formatRupees(revenue)}</Cell>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </chakra.details>
  );
}

const HeadCell = chakra('th', {
  base: {
    position: 'sticky',
    top: '0',
    bg: 'bg.panel',
    py: '2',
    borderBottomWidth: '1px',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'semibold',
    textAlign: 'start',
  },
});

const Cell = chakra('td', { base: { py: '1.5', borderBottomWidth: '1px', borderColor: 'border.muted' } });
