import { Skeleton, Text } from '@chakra-ui/react';
import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../numbers/formatCount.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { OverviewCard } from '../OverviewCard.tsx';
import type { SearchDays_analytics$key } from './__generated__/SearchDays_analytics.graphql.ts';
import { texts } from './texts.ts';

// Loaded lazily, because the chart library is large and the figures must not wait for it.
const ColumnChart = lazy(async () => ({ default: (await import('../ColumnChart.tsx')).ColumnChart }));

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
  const points = days.map((day) => ({ label: day.date, value: day.counts.searchCount }));
  return (
    <OverviewCard title={texts.searchesPerDay}>
      {counts.searchCount === 0 ? (
        <Text color="fg.muted">{texts.noSearches(range)}</Text>
      ) : (
        <SectionBoundary
          fallback={<Skeleton h="14.5rem" />}
          renderError={() => <Text color="fg.muted">{texts.chartMissing}</Text>}
        >
          <ColumnChart title={texts.searches} points={points} format={formatCount} color="green.solid" />
        </SectionBoundary>
      )}
    </OverviewCard>
  );
}
