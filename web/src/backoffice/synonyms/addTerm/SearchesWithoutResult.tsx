import { Box, Button, Flex, Heading, Skeleton, Text, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type {
  SearchesWithoutResult_query$data,
  SearchesWithoutResult_query$key,
} from './__generated__/SearchesWithoutResult_query.graphql.ts';
import { texts } from '../texts.ts';
import { addTermPath, synonymGroupPath } from '../synonymPaths.ts';

type Search = SearchesWithoutResult_query$data['searchesWithoutResult'][number];

/** A search that found nothing, with the groups that it may belong to. */
function SearchWithoutResult({ query, count, suggestion }: Search) {
  const { term, language, synonymGroups } = suggestion;
  return (
    <Row>
      <Box minW="0" flex="1 1 10rem">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {query}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {texts.searchCount(count)}
        </Text>
      </Box>
      <Flex wrap="wrap" gap="2" align="center">
        {synonymGroups.slice(0, 2).map(({ id, name }) => (
          <Button key={id} asChild variant="outline" colorPalette="gray" px="3" maxW="full">
            <Link to={synonymGroupPath(id, { term, language })} aria-label={`Add ${term} to ${name}`}>
              <Plus aria-hidden size={16} />
              <Text as="span" truncate>
                {name}
              </Text>
            </Link>
          </Button>
        ))}
        <Button asChild variant="ghost" px="3">
          <Link to={addTermPath(query)} preventScrollReset aria-label={`Add to a group: ${term}`}>
            Add to a group
          </Link>
        </Button>
        <Button asChild variant="ghost" px="3">
          <Link to={synonymGroupPath('new', { term, language })} aria-label={`New group with ${term}`}>
            {texts.newGroup}
          </Link>
        </Button>
      </Flex>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    py: '2',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
  },
});

const SHOWN = 5;

/** What shoppers did not find and no group knows, to be added to one. */
export function SearchesWithoutResult({ query: queryKey }: { query: SearchesWithoutResult_query$key }) {
  const { searchesWithoutResult } = useFragment(
    graphql`
      fragment SearchesWithoutResult_query on Query {
        searchesWithoutResult @required(action: THROW) {
          query
          count
          suggestion {
            term
            language
            synonymGroups {
              id
              name
            }
          }
        }
      }
    `,
    queryKey,
  );
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? searchesWithoutResult : searchesWithoutResult.slice(0, SHOWN);
  return (
    <SearchesCard
      lead={
        searchesWithoutResult.length === 0
          ? texts.noneWithoutResult
          : 'Searches from the last 30 days that found nothing and aren’t in any group yet.'
      }
    >
      {shown.length > 0 && (
        <Flex as="ul" role="list" direction="column" listStyleType="none" mt="2">
          {shown.map((search) => (
            <SearchWithoutResult key={search.query} {...search} />
          ))}
        </Flex>
      )}
      {shown.length < searchesWithoutResult.length && (
        <Button variant="ghost" mt="1" onClick={() => setWhole(true)}>
          Show all
        </Button>
      )}
    </SearchesCard>
  );
}

/** The searches while they load. */
export function SearchesWithoutResultSkeleton() {
  return <SearchesCard lead={<Skeleton as="span">{texts.noneWithoutResult}</Skeleton>} />;
}

function SearchesCard({ lead, children }: { lead: ReactNode; children?: ReactNode }) {
  return (
    <Box as="section" aria-labelledby="searches-without-result" layerStyle="card" p={{ base: '3', md: '4' }} mb="5">
      <Heading as="h2" id="searches-without-result" textStyle="md">
        Searches without results
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {lead}
      </Text>
      {children}
    </Box>
  );
}
