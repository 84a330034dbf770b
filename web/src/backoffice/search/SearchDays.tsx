import { Skeleton, Text } from '@chakra-ui/react';
import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import type { SearchDays_analytics$key } from './__generated__/SearchDays_analytics.graphql.ts';
import { texts } from './texts.ts';

// Loaded lazily, because the chart library is large and the figures must not wait for it.
const ColumnCharts = lazy(async () => ({ default: (await import('../overview/ColumnCharts.tsx')).ColumnCharts }));

interface SearchDaysProps {
  analytics: SearchDays_analytics$key;
  days: number;
}

/** The searches day by day. */
export function SearchDays({ analytics, days: range }: SearchDaysProps) {
  const { counts, days } = useFragment(
    graphql`
      fragment SearchDays_analytics on SearchAnalytics {
        counts {
          searchCount
        }
        days {
          date
          counts {
            searchCount
          }
        }
      }
    `,
    analytics,
  );
  return (
    <OverviewCard title={texts.searchesPerDay}>
      {counts.searchCount === 0 ? (
        <Text color="fg.muted">{texts.noSearches(range)}</Text>
      ) : (
        <SectionBoundary
          fallback={<Skeleton h="13.75rem" />}
          renderError={() => <Text color="fg.muted">{texts.chartMissing}</Text>}
        >
          <ColumnCharts
            labels={days.map((day) => day.date)}
            series={[
              {
                title: texts.searches,
                values: days.map((day) => day.counts.searchCount),
                format: formatCount,
                color: 'green.solid',
              },
            ]}
          />
        </SectionBoundary>
      )}
    </OverviewCard>
  );
}
