import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { TermToAdd } from '../synonymPaths.ts';
import { texts } from '../texts.ts';
import type { GroupSearchQuery } from './__generated__/GroupSearchQuery.graphql.ts';
import { GroupLinks } from './GroupLinks.tsx';

const groupSearchQuery = graphql`
  query GroupSearchQuery($search: String!) {
    synonymGroups(search: $search, first: 6) @required(action: THROW) {
      edges {
        node {
          ...GroupLinks_groups
        }
      }
    }
  }
`;

/** Searches for a group to add a term to. */
export function GroupSearch({ toAdd }: { toAdd: TermToAdd }) {
  const [text, setText] = useState('');
  const search = text.trim();
  const { queryRef, retry } = useDebouncedQuery<GroupSearchQuery>(groupSearchQuery, search === '' ? null : { search });
  return (
    <Box mt="3">
      <SearchField label={texts.pickSearch} text={text} onText={setText} />
      {queryRef !== null && (
        <SectionBoundary
          fallback={<Skeleton h="11" mt="3" />}
          resetKey={queryRef}
          onRetry={retry}
          messageOf={toErrorMessage}
        >
          <FoundGroups queryRef={queryRef} toAdd={toAdd} />
        </SectionBoundary>
      )}
    </Box>
  );
}

interface FoundGroupsProps {
  queryRef: PreloadedQuery<GroupSearchQuery>;
  toAdd: TermToAdd;
}

function FoundGroups({ queryRef, toAdd }: FoundGroupsProps) {
  const { synonymGroups } = usePreloadedQuery<GroupSearchQuery>(groupSearchQuery, queryRef);
  const groups = synonymGroups.edges.map(({ node }) => node);
  return (
    <Box aria-live="polite">
      {groups.length === 0 ? (
        <Text mt="3" color="fg.muted">
          {texts.noGroup}
        </Text>
      ) : (
        <GroupLinks title={texts.found} groups={groups} toAdd={toAdd} />
      )}
    </Box>
  );
}
