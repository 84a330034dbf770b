import { Box, Grid } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { KeyFigures_overview$key } from './__generated__/KeyFigures_overview.graphql.ts';
import { KeyFigure } from './KeyFigure.tsx';
import { texts } from './texts.ts';

interface KeyFiguresProps {
  overview: KeyFigures_overview$key;
  days: number;
}

/** Orders, net sales and average order value, compared with as many days before. */
export function KeyFigures({ overview: overviewKey, days }: KeyFiguresProps) {
  const { orderCount, revenue, previousOrderCount, previousRevenue } = useFragment(
    graphql`
      fragment KeyFigures_overview on Overview {
        orderCount
        revenue
        previousOrderCount
        previousRevenue
      }
    `,
    overviewKey,
  );
  return (
    <Box as="section" aria-label={texts.figures(days)}>
      <Grid as="dl" templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }} gap={{ base: '3', md: '4' }}>
        <KeyFigure label={texts.orders} now={orderCount} before={previousOrderCount} days={days} format={formatCount} />
        <KeyFigure label={texts.revenue} now={revenue} before={previousRevenue} days={days} format={formatRupees} />
        <KeyFigure
          label={texts.averageOrder}
          now={averageOf(revenue, orderCount)}
          before={averageOf(previousRevenue, previousOrderCount)}
          days={days}
          format={formatRupees}
        />
      </Grid>
    </Box>
  );
}

/** The average in whole rupees; 0 without orders. */
function averageOf(revenue: number, orderCount: number): number {
  return orderCount === 0 ? 0 : Math.round(revenue / orderCount / 100) * 100;
}
