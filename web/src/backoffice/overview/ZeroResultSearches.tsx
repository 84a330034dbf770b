import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '@kirana/shared/numbers.ts';
import { searchPath } from '../../shop/catalogue/paths.ts';
import type { ZeroResultSearches_overview$key } from './__generated__/ZeroResultSearches_overview.graphql.ts';
import { RankingLink, RankingTable } from './RankingTable.tsx';
import { OverviewCard } from './OverviewCard.tsx';

/** Searches without results, each with a link to the search, which may have results now. */
export function ZeroResultSearches({ overview: overviewKey }: { overview: ZeroResultSearches_overview$key }) {
  const { zeroResultSearches } = useFragment(
    graphql`
      fragment ZeroResultSearches_overview on Overview {
        zeroResultSearches {
          query
          count
        }
      }
    `,
    overviewKey,
  );
  return (
    <OverviewCard title="Searches without results">
      <Text mt="-2" mb="3" textStyle="sm" color="fg.muted">
        {zeroResultSearches.length === 0
          ? 'Every search found something.'
          : 'What shoppers searched for and didn’t find.'}
      </Text>
      {zeroResultSearches.length > 0 && (
        <RankingTable columns={['Words', 'Searches']}>
          {zeroResultSearches.map(({ query, count }) => (
            <tr key={query}>
              <td>
                <RankingLink to={searchPath(query)}>{query}</RankingLink>
              </td>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </RankingTable>
      )}
    </OverviewCard>
  );
}
