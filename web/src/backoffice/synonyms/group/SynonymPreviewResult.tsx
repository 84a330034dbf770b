import { Badge, Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { DialogAlert } from '../../../ui/dialogs/DialogAlert.tsx';
import { texts } from '../texts.ts';
import type {
  SynonymPreviewResult_result$data,
  SynonymPreviewResult_result$key,
} from './__generated__/SynonymPreviewResult_result.graphql.ts';

type Term = NonNullable<SynonymPreviewResult_result$data['payload']>['terms'][number];

/** What changes, term by term, and the searches without result that will find something; or why it is not known. */
export function SynonymPreviewResult({ result: resultKey }: { result: SynonymPreviewResult_result$key }) {
  const { payload, error } = useFragment(
    graphql`
      fragment SynonymPreviewResult_result on SynonymPreviewResult {
        ... on SynonymPreviewPayload @alias(as: "payload") {
          isComplete
          terms {
            term
            language
            isAdded
            otherGroups {
              name
            }
            before {
              totalCount
              products {
                id
                name
                unit
              }
            }
            after {
              totalCount
              products {
                id
                name
                unit
              }
            }
          }
          resolvedSearches {
            query
            count
            productCount
          }
        }
        ... on Error @alias(as: "error") {
          message
        }
      }
    `,
    resultKey,
  );
  if (payload == null) return <DialogAlert message={error?.message ?? ''} />;
  const { isComplete, terms, resolvedSearches } = payload;
  return (
    <Box>
      {terms.map((term) => (
        <TermPreview key={`${term.language} ${term.term} ${term.isAdded}`} {...term} />
      ))}
      {resolvedSearches.length > 0 && (
        <Box mt="4">
          <Heading as="h3" textStyle="sm" mb="1">
            Searches that will find something
          </Heading>
          <Box as="ul" role="list" listStyleType="none">
            {resolvedSearches.map(({ query, count, productCount }) => (
              <Flex as="li" key={query} justify="space-between" gap="3" py="1" textStyle="sm">
                <Text as="span" overflowWrap="anywhere" fontWeight="medium">
                  {query}
                </Text>
                <Text as="span" color="fg.muted" flexShrink="0">
                  {texts.resolvedSearch(count, productCount)}
                </Text>
              </Flex>
            ))}
          </Box>
        </Box>
      )}
      {!isComplete && (
        <Text mt="3" textStyle="xs" color="fg.muted">
          Only some of the changes are shown.
        </Text>
      )}
    </Box>
  );
}

/** What a search for a term finds now and then, and which other groups have it. */
function TermPreview({ term, isAdded, before, after, otherGroups }: Term) {
  const idsOf = ({ products }: Term['before']) => products.map(({ id }) => id).join();
  const isSame = before.totalCount === after.totalCount && idsOf(before) === idsOf(after);
  return (
    <Box as="article" aria-label={term} py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex align="center" gap="2" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {term}
        </Text>
        <Badge colorPalette={isAdded ? 'green' : 'red'}>{isAdded ? 'added' : 'removed'}</Badge>
      </Flex>
      {otherGroups.length > 0 && (
        <Text textStyle="xs" color="fg.warning">
          Also in: {otherGroups.map(({ name }) => name).join(', ')}
        </Text>
      )}
      {isSame && (
        <Text textStyle="sm" color="fg.muted">
          Same results as now
        </Text>
      )}
      <Grid templateColumns={isSame ? '1fr' : 'repeat(2, minmax(0, 1fr))'} gap="3" mt="1">
        <FoundProducts title="Now" found={before} />
        {!isSame && <FoundProducts title="Then" found={after} />}
      </Grid>
    </Box>
  );
}

/** The first products of a search, and the number of all. */
function FoundProducts({ title, found: { totalCount, products } }: { title: string; found: Term['before'] }) {
  return (
    <Box minW="0" textStyle="xs">
      <Text color="fg.muted" fontWeight="medium" mb="1">
        {title}: {totalCount === 0 ? 'Nothing' : texts.productCount(totalCount)}
      </Text>
      <Flex as="ol" role="list" direction="column" gap="1" listStyleType="none">
        {products.map(({ id, name, unit }) => (
          <Text as="li" key={id} overflowWrap="anywhere">
            {name}{' '}
            <Text as="span" color="fg.muted" whiteSpace="nowrap">
              {unit}
            </Text>
          </Text>
        ))}
      </Flex>
    </Box>
  );
}
