import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SearchWithoutResult_search$key } from './__generated__/SearchWithoutResult_search.graphql.ts';
import { addTermPath, synonymGroupPath } from '../synonymPaths.ts';
import { texts } from '../texts.ts';

/** A search that found nothing, with the groups that it may belong to. */
export function SearchWithoutResult({ search: searchKey }: { search: SearchWithoutResult_search$key }) {
  const { query, count, suggestion } = useFragment(
    graphql`
      fragment SearchWithoutResult_search on SearchWithoutResult {
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
    `,
    searchKey,
  );
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
            <Link to={synonymGroupPath(id, { term, language })} aria-label={texts.addToLabel(term, name)}>
              <Plus aria-hidden size={16} />
              <Text as="span" truncate>
                {name}
              </Text>
            </Link>
          </Button>
        ))}
        <Button asChild variant="ghost" px="3">
          <Link to={addTermPath(query)} preventScrollReset aria-label={texts.addToGroupLabel(term)}>
            {texts.addToGroup}
          </Link>
        </Button>
        <Button asChild variant="ghost" px="3">
          <Link to={synonymGroupPath('new', { term, language })} aria-label={texts.newGroupWith(term)}>
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
