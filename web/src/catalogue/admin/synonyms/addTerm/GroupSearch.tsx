import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import { SearchField } from '../../../../ui/lists/SearchField.tsx';
import { SectionBoundary } from '../../../../ui/SectionBoundary.tsx';
import { toErrorMessage } from '../../../../relay/RequestError.ts';
import type { TermToAdd } from '../synonymPaths.ts';
import { texts } from '../texts.ts';
import type { GroupSearchQuery } from './__generated__/GroupSearchQuery.graphql.ts';
import { GroupLinks } from './GroupLinks.tsx';

const DEBOUNCE_MS = 300;

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
  const [queryRef, load] = useQueryLoader<GroupSearchQuery>(groupSearchQuery);
  const [, startTransition] = useTransition();
  const search = text.trim();
  const send = () => startTransition(() => load({ search }));
  const sendAfterPause = useEffectEvent(send);
  useEffect(() => {
    if (search === '') return;
    const timer = setTimeout(() => sendAfterPause(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  return (
    <Box mt="3">
      <SearchField label={texts.pickSearch} text={text} onText={setText} />
      {search !== '' && queryRef != null && (
        <SectionBoundary
          fallback={<Skeleton h="11" mt="3" />}
          resetKey={queryRef}
          onRetry={send}
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
