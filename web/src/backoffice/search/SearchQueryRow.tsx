import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { addTermPath } from '../synonyms/synonymPaths.ts';
import { formatCount, formatPercent } from '../../ui/numbers/formatCount.ts';
import { AdminTableRow } from '../ui/AdminTableRow.tsx';
import type { SearchQueryRow_query$key } from './__generated__/SearchQueryRow_query.graphql.ts';
import { searchQueryPath } from './searchesUrl.ts';
import { texts } from './texts.ts';

interface SearchQueryRowProps {
  query: SearchQueryRow_query$key;
  days: number;
}

/** A searched text with its figures, and links to its page and to a new synonym when some searches had no result. */
export function SearchQueryRow({ query: queryKey, days }: SearchQueryRowProps) {
  const { query, counts } = useFragment(
    graphql`
      fragment SearchQueryRow_query on SearchQuery {
        query
        counts {
          searchCount
          zeroResultCount
          correctedCount
          clickThroughRate
          addToCartRate
        }
      }
    `,
    queryKey,
  );
  const figures = [
    { label: texts.searches, value: formatCount(counts.searchCount), isNone: false },
    { label: texts.clickThrough, value: formatPercent(counts.clickThroughRate), isNone: false },
    { label: texts.addedToCart, value: formatPercent(counts.addToCartRate), isNone: false },
    { label: texts.zeroResults, value: formatCount(counts.zeroResultCount), isNone: counts.zeroResultCount === 0 },
    { label: texts.corrected, value: formatCount(counts.correctedCount), isNone: counts.correctedCount === 0 },
  ];
  return (
    <AdminTableRow role="row">
      <Cell role="cell" w={{ md: '40%' }}>
        <QueryLink to={searchQueryPath(query, days)}>{query}</QueryLink>
        {counts.zeroResultCount > 0 && (
          <SynonymLink to={addTermPath(query)} aria-label={texts.addSynonymFor(query)}>
            {texts.addSynonym}
          </SynonymLink>
        )}
      </Cell>
      {figures.map(({ label, value, isNone }) => (
        <FigureCell role="cell" key={label} {...(isNone && { hideBelow: 'md' })}>
          <PhoneLabel>{label}</PhoneLabel>
          {value}
        </FigureCell>
      ))}
    </AdminTableRow>
  );
}

const Cell = chakra('td', { base: { overflowWrap: 'anywhere' } });

const FigureCell = chakra('td', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    mdDown: { display: 'flex', justifyContent: 'space-between', gap: '3' },
    md: { verticalAlign: 'middle !important' },
  },
});

const PhoneLabel = chakra('span', { base: { display: { md: 'none' }, color: 'fg.muted' } });

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  my: { md: '-2' },
  borderRadius: 'sm',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;

const QueryLink = chakra(Link, { base: { ...link, me: '4', fontWeight: 'semibold' } });
const SynonymLink = chakra(Link, { base: { ...link, color: 'green.fg', fontWeight: 'medium' } });
