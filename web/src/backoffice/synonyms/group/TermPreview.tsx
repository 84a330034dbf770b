import { Badge, Box, Flex, Grid, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { texts } from '../texts.ts';
import type { TermPreview_term$key } from './__generated__/TermPreview_term.graphql.ts';
import { PreviewProducts } from './PreviewProducts.tsx';

/** What a search for a term finds now and then, and which other groups have it. */
export function TermPreview({ term: termKey }: { term: TermPreview_term$key }) {
  const { term, isAdded, before, after, otherGroups } = useFragment(
    graphql`
      fragment TermPreview_term on SynonymTermPreview {
        term
        isAdded
        before {
          totalCount
          products {
            id
          }
          ...PreviewProducts_found
        }
        after {
          totalCount
          products {
            id
          }
          ...PreviewProducts_found
        }
        otherGroups {
          id
          name
        }
      }
    `,
    termKey,
  );
  const idsOf = ({ products }: typeof before) => products.map(({ id }) => id).join();
  const isSame = before.totalCount === after.totalCount && idsOf(before) === idsOf(after);
  return (
    <Box as="article" aria-label={term} py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex align="center" gap="2" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {term}
        </Text>
        <Badge colorPalette={isAdded ? 'green' : 'red'}>{isAdded ? texts.isAdded : texts.isRemoved}</Badge>
      </Flex>
      {otherGroups.length > 0 && (
        <Text textStyle="xs" color="fg.warning">
          {texts.alsoIn}: {otherGroups.map(({ name }) => name).join(', ')}
        </Text>
      )}
      {isSame ? (
        <>
          <Text textStyle="sm" color="fg.muted" mb="1">
            {texts.same}
          </Text>
          <PreviewProducts title={texts.before} found={before} />
        </>
      ) : (
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3" mt="1">
          <PreviewProducts title={texts.before} found={before} />
          <PreviewProducts title={texts.after} found={after} />
        </Grid>
      )}
    </Box>
  );
}
