import { Grid, Skeleton, Text } from '@chakra-ui/react';
import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../numbers/formatCount.ts';
import { formatRupees } from '../money/formatRupees.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import type { Sales_overview$key } from './__generated__/Sales_overview.graphql.ts';
import { DayTable } from './DayTable.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { texts } from './texts.ts';

// Loaded lazily, because the chart library is large and the figures must not wait for it.
const ColumnChart = lazy(async () => ({ default: (await import('./ColumnChart.tsx')).ColumnChart }));

interface SalesProps {
  overview: Sales_overview$key;
  days: number;
}

/** Orders and revenue day by day, as charts and as a table. */
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
  const revenue = days.map((day) => ({ label: day.date, value: day.revenue }));
  const orders = days.map((day) => ({ label: day.date, value: day.orderCount }));

  return (
    <OverviewCard title={texts.perDay}>
      <SectionBoundary
        fallback={<Skeleton h={{ base: '30rem', lg: '14.5rem' }} />}
        renderError={() => <Text color="fg.muted">{texts.chartMissing}</Text>}
      >
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          gap={{ base: '4', lg: '6' }}
        >
          <ColumnChart title={texts.revenuePerDay} points={revenue} format={formatRupees} color="green.solid" />
          <ColumnChart title={texts.ordersPerDay} points={orders} format={formatCount} color="brand.border" />
        </Grid>
      </SectionBoundary>
      <DayTable days={days} />
    </OverviewCard>
  );
}
