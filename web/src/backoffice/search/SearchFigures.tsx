import { Box, chakra, Grid, Skeleton, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '@kirana/shared/numbers.ts';
import { formatPercent } from '../../ui/numbers/formatPercent.ts';
import type { SearchFigures_analytics$key } from './__generated__/SearchFigures_analytics.graphql.ts';
import { texts } from './texts.ts';
import { Charts } from '../overview/Charts.tsx';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import type { SearchFigures_searchDays$key } from './__generated__/SearchFigures_searchDays.graphql.ts';

interface SearchFiguresProps {
  /** Null while they load. */
  analytics: SearchFigures_analytics$key | null;
  days: number;
}

/** The number of searches, and the shares that led to a click or to the cart, had no result or were corrected. */
export function SearchFigures({ analytics, days }: SearchFiguresProps) {
  const data = useFragment(
    graphql`
      fragment SearchFigures_analytics on SearchAnalytics {
        counts {
          searchCount
          clickCount
          addToCartCount
          zeroResultCount
          correctedCount
          clickThroughRate
          addToCartRate
          zeroResultRate
          correctedRate
        }
      }
    `,
    analytics,
  );
  const counts = data?.counts;
  const rates = [
    { label: texts.clickThrough, rate: counts?.clickThroughRate, count: counts?.clickCount },
    { label: texts.addedToCart, rate: counts?.addToCartRate, count: counts?.addToCartCount },
    { label: texts.zeroResults, rate: counts?.zeroResultRate, count: counts?.zeroResultCount },
    { label: texts.corrected, rate: counts?.correctedRate, count: counts?.correctedCount },
  ];
  return (
    <Box as="section" aria-label={`The last ${days} days`}>
      <Grid as="dl" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }} gap="3">
        <Figure label={texts.searches} value={counts && formatCount(counts.searchCount)} isWide />
        {rates.map(({ label, rate, count }) => (
          <Figure key={label} label={label} value={counts && formatPercent(rate)} note={texts.searchesOf(count ?? 0)} />
        ))}
      </Grid>
    </Box>
  );
}

interface FigureProps {
  label: string;
  /** Undefined while it loads. */
  value: string | undefined;
  note?: string;
  /** As wide as the screen on phones. */
  isWide?: boolean;
}

function Figure({ label, value, note = '', isWide = false }: FigureProps) {
  return (
    <Box layerStyle="card" px="4" py="3" minW="0" {...(isWide && { gridColumn: { base: 'span 2', md: 'auto' } })}>
      <chakra.dt textStyle="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" fontVariantNumeric="tabular-nums">
        {value ?? <Skeleton>0</Skeleton>}
      </chakra.dd>
      {note !== '' && (
        <chakra.dd textStyle="sm" color="fg.muted">
          {value === undefined ? <Skeleton>{note}</Skeleton> : note}
        </chakra.dd>
      )}
    </Box>
  );
}

/** The searches day by day. */
export function SearchDays({ analytics, days: range }: { analytics: SearchFigures_searchDays$key; days: number }) {
  const { counts, days } = useFragment(
    graphql`
      fragment SearchFigures_searchDays on SearchAnalytics {
        counts {
          searchCount
        }
        days {
          day
          counts {
            searchCount
          }
        }
      }
    `,
    analytics,
  );
  return (
    <OverviewCard title="Searches per day">
      {counts.searchCount === 0 ? (
        <Text color="fg.muted">No one has searched for this in the last {range} days.</Text>
      ) : (
        <Charts
          hasTable={false}
          labels={days.map(({ day }) => day)}
          series={[
            {
              title: texts.searches,
              values: days.map((day) => day.counts.searchCount),
              format: formatCount,
              color: 'primary.solid',
            },
          ]}
        />
      )}
    </OverviewCard>
  );
}
