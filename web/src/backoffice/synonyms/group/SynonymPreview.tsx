import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { graphql } from 'react-relay';
import { DebouncedQuery } from '../../../relay/DebouncedQuery.tsx';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { BusyFade } from '../../ui/BusyFade.tsx';
import type { SynonymPreviewQuery } from './__generated__/SynonymPreviewQuery.graphql.ts';
import { SynonymPreviewResult } from './SynonymPreviewResult.tsx';
import type { SynonymDraft } from './synonymDraft.ts';

const synonymPreviewQuery = graphql`
  query SynonymPreviewQuery($input: SynonymPreviewInput!) {
    synonymPreview(input: $input) @required(action: THROW) {
      ...SynonymPreviewResult_result
    }
  }
`;

interface SynonymPreviewProps {
  /** The id of the group; null for a new one. */
  groupId: string | null;
  draft: SynonymDraft;
  isChanged: boolean;
  /** The section, which takes the focus. */
  ref: Ref<HTMLDivElement>;
}

/** What searches will find once a draft is saved, beside what they find now. */
export function SynonymPreview({ groupId, draft, isChanged, ref }: SynonymPreviewProps) {
  const { department, terms } = draft;
  const isShown = isChanged && terms.length > 0;
  const { queryRef, isBusy, retry } = useDebouncedQuery<SynonymPreviewQuery>(
    synonymPreviewQuery,
    isShown ? { input: { synonymGroupId: groupId, department, terms } } : null,
  );
  return (
    <Box
      as="section"
      ref={ref}
      tabIndex={-1}
      outline="none"
      aria-labelledby="synonym-preview"
      aria-busy={isBusy}
      layerStyle="card"
      p={{ base: '3', md: '4' }}
      position={{ lg: 'sticky' }}
      top="20"
      maxH={{ lg: 'calc(100dvh - 6rem)' }}
      overflowY={{ lg: 'auto' }}
    >
      <Heading as="h2" id="synonym-preview" textStyle="md" mb="1">
        What changes
      </Heading>
      {!isShown && (
        <Text textStyle="sm" color="fg.muted">
          Add or remove a term to see what searches for it will find.
        </Text>
      )}
      {isShown && queryRef === null && <PreviewSkeleton />}
      {queryRef !== null && (
        <BusyFade isBusy={isBusy}>
          <DebouncedQuery<SynonymPreviewQuery>
            query={synonymPreviewQuery}
            {...{ queryRef, retry }}
            fallback={<PreviewSkeleton />}
          >
            {({ synonymPreview }) => <SynonymPreviewResult result={synonymPreview} />}
          </DebouncedQuery>
        </BusyFade>
      )}
    </Box>
  );
}

function PreviewSkeleton() {
  return (
    <Box role="status" aria-label="Checking what changes…">
      <Skeleton h="5" w="40" mt="2" />
      <Skeleton h="24" mt="2" />
    </Box>
  );
}
