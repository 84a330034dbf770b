import { Box, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { DialogAlert } from '../../../ui/dialogs/DialogAlert.tsx';
import { texts } from '../texts.ts';
import type { SynonymPreviewResult_result$key } from './__generated__/SynonymPreviewResult_result.graphql.ts';
import { TermPreview } from './TermPreview.tsx';

/** What changes, term by term, and the searches without result that will find something; or why it is not known. */
export function SynonymPreviewResult({ result: resultKey }: { result: SynonymPreviewResult_result$key }) {
  const result = useFragment(
    graphql`
      fragment SynonymPreviewResult_result on SynonymPreviewResult {
        __typename
        ... on SynonymPreviewPayload {
          isComplete
          terms {
            term
            language
            isAdded
            ...TermPreview_term
          }
          resolvedSearches {
            query
            count
            productCount
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on SynonymGroupNotFoundError {
          message
        }
        ... on SynonymPreviewTimeoutError {
          message
        }
        ... on TooManyAttemptsError {
          message
        }
      }
    `,
    resultKey,
  );
  if (result.__typename === '%other') return null;
  if (result.__typename !== 'SynonymPreviewPayload') return <DialogAlert message={result.message} />;
  const { isComplete, terms, resolvedSearches } = result;
  return (
    <Box>
      {terms.map((term) => (
        <TermPreview key={`${term.language} ${term.term} ${term.isAdded}`} term={term} />
      ))}
      {resolvedSearches.length > 0 && (
        <Box mt="4">
          <Heading as="h3" textStyle="sm" mb="1">
            {texts.resolved}
          </Heading>
          <Box as="ul" role="list" listStyleType="none">
            {resolvedSearches.map(({ query, count, productCount }) => (
              <Box as="li" key={query} display="flex" justifyContent="space-between" gap="3" py="1" textStyle="sm">
                <Text as="span" overflowWrap="anywhere" fontWeight="medium">
                  {query}
                </Text>
                <Text as="span" color="fg.muted" flexShrink="0">
                  {texts.resolvedSearch(count, productCount)}
                </Text>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {!isComplete && (
        <Text mt="3" textStyle="xs" color="fg.muted">
          {texts.previewPartial}
        </Text>
      )}
    </Box>
  );
}
