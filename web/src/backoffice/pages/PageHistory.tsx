import { Box, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { contentPath } from '../../shop/pages/pageUrl.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { TextLink } from '../ui/TextLink.tsx';
import type { PageHistory_page$key } from './__generated__/PageHistory_page.graphql.ts';

/** The published versions of a page, newest first, each as a link to what shoppers saw. */
export function PageHistory({ page: pageKey }: { page: PageHistory_page$key }) {
  const { handle, versions } = useFragment(
    graphql`
      fragment PageHistory_page on ManagedPage {
        handle
        versions {
          number
          publishedAt
        }
      }
    `,
    pageKey,
  );
  if (versions.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="page-history" layerStyle="card" p={{ base: '3', md: '4' }} mt="4">
      <Heading as="h2" id="page-history" textStyle="md" mb="2">
        Published versions
      </Heading>
      <Box as="ol" role="list" listStyleType="none">
        {versions.map(({ number, publishedAt }) => (
          <Box as="li" key={number} py="1">
            <TextLink to={contentPath(handle, number ?? null)}>{`Version ${number ?? ''}`}</TextLink>{' '}
            <Text as="span" color="fg.muted">
              {publishedAt != null && `published ${formatDateTime(publishedAt)}`}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
