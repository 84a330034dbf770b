import { Box, chakra, Grid } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatCount, formatPercent } from '../../ui/numbers/formatCount.ts';
import type { SearchFigures_analytics$key } from './__generated__/SearchFigures_analytics.graphql.ts';
import { texts } from './texts.ts';

interface SearchFiguresProps {
  analytics: SearchFigures_analytics$key;
  days: number;
}

/** The number of searches, and the shares that led to a click or an Add, had no result or were corrected. */
export function SearchFigures({ analytics, days }: SearchFiguresProps) {
  const { counts } = useFragment(
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
  const rates = [
    { label: texts.clickThrough, rate: counts.clickThroughRate, count: counts.clickCount },
    { label: texts.addedToCart, rate: counts.addToCartRate, count: counts.addToCartCount },
    { label: texts.zeroResults, rate: counts.zeroResultRate, count: counts.zeroResultCount },
    { label: texts.corrected, rate: counts.correctedRate, count: counts.correctedCount },
  ];
  return (
    <Box as="section" aria-label={texts.figures(days)}>
      <Grid as="dl" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }} gap="3">
        <Figure label={texts.searches} value={formatCount(counts.searchCount)} isWide />
        {rates.map(({ label, rate, count }) => (
          <Figure key={label} label={label} value={formatPercent(rate)} note={texts.searchesOf(count)} />
        ))}
      </Grid>
    </Box>
  );
}

interface FigureProps {
  label: string;
  value: string;
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
        {value}
      </chakra.dd>
      {note !== '' && (
        <chakra.dd textStyle="sm" color="fg.muted">
          {note}
        </chakra.dd>
      )}
    </Box>
  );
}
