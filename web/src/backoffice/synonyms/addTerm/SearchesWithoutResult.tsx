import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SearchesWithoutResult_query$key } from './__generated__/SearchesWithoutResult_query.graphql.ts';
import { texts } from '../texts.ts';
import { SearchWithoutResult } from './SearchWithoutResult.tsx';

const SHOWN = 5;

/** What shoppers did not find and no group knows, to be added to one. */
export function SearchesWithoutResult({ query: queryKey }: { query: SearchesWithoutResult_query$key }) {
  const { searchesWithoutResult } = useFragment(
    graphql`
      fragment SearchesWithoutResult_query on Query {
        searchesWithoutResult @required(action: THROW) {
          query
          ...SearchWithoutResult_search
        }
      }
    `,
    queryKey,
  );
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? searchesWithoutResult : searchesWithoutResult.slice(0, SHOWN);
  return (
    <Box as="section" aria-labelledby="searches-without-result" layerStyle="card" p={{ base: '3', md: '4' }} mb="5">
      <Heading as="h2" id="searches-without-result" textStyle="md">
        {texts.withoutResult}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {searchesWithoutResult.length === 0 ? texts.noneWithoutResult : texts.withoutResultLead}
      </Text>
      {shown.length > 0 && (
        <Flex as="ul" role="list" direction="column" listStyleType="none" mt="2">
          {shown.map((search) => (
            <SearchWithoutResult key={search.query} search={search} />
          ))}
        </Flex>
      )}
      {shown.length < searchesWithoutResult.length && (
        <Button variant="ghost" mt="1" onClick={() => setWhole(true)}>
          {texts.showAllSearches}
        </Button>
      )}
    </Box>
  );
}
