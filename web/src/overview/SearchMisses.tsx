import { chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatCount } from '../catalogue/admin/formatCount.ts';
import { searchPath } from '../catalogue/paths.ts';
import type { SearchMisses_overview$key } from './__generated__/SearchMisses_overview.graphql.ts';
import { FigureTable } from './FigureTable.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { texts } from './texts.ts';

/** What was searched for and not found; each leads to the search, which may find it by now. */
export function SearchMisses({ overview: overviewKey }: { overview: SearchMisses_overview$key }) {
  const { searchMisses } = useFragment(
    graphql`
      fragment SearchMisses_overview on Overview {
        searchMisses {
          query
          count
        }
      }
    `,
    overviewKey,
  );
  return (
    <OverviewCard title={texts.misses}>
      <Text mt="-2" mb="3" textStyle="sm" color="fg.muted">
        {searchMisses.length === 0 ? texts.noMisses : texts.missesLead}
      </Text>
      {searchMisses.length > 0 && (
        <FigureTable heads={[texts.searchedFor, texts.searches]}>
          {searchMisses.map(({ query, count }) => (
            <tr key={query}>
              <td>
                <QueryLink to={searchPath(query)}>{query}</QueryLink>
              </td>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </FigureTable>
      )}
    </OverviewCard>
  );
}

const QueryLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    borderRadius: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
