import { Skeleton, Text } from '@chakra-ui/react';
import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import type { Sales_overview$key } from './__generated__/Sales_overview.graphql.ts';
import { DayTable } from './DayTable.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { texts } from './texts.ts';

// Loaded lazily, because the chart library is large and the figures must not wait for it.
const ColumnCharts = lazy(async () => ({ default: (await import('./ColumnCharts.tsx')).ColumnCharts }));

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
          date
          orderCount
          revenue
        }
      }
    `,
    overviewKey,
  );
  if (orderCount === 0 && previousOrderCount === 0) {
    return (
      <OverviewCard title={texts.perDay}>
        <EmptyState title={texts.noOrdersTitle} text={texts.noOrdersText(range)} />
      </OverviewCard>
    );
  }

  return (
    <OverviewCard title={texts.perDay}>
      <SectionBoundary
        fallback={<Skeleton h="27.625rem" />}
        renderError={() => <Text color="fg.muted">{texts.chartMissing}</Text>}
      >
        <ColumnCharts
          labels={days.map((day) => day.date)}
          series={[
            {
              title: texts.revenuePerDay,
              values: days.map((day) => day.revenue),
              format: formatRupees,
              color: 'green.solid',
              unit: 100,
            },
            {
              title: texts.ordersPerDay,
              values: days.map((day) => day.orderCount),
              format: formatCount,
              color: 'brand.border',
            },
          ]}
        />
      </SectionBoundary>
      <DayTable days={days} />
    </OverviewCard>
  );
}
