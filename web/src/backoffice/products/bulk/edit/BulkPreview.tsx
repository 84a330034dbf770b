import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { toErrorMessage } from '../../../../relay/RequestError.ts';
import { SectionBoundary } from '../../../../ui/SectionBoundary.tsx';
import type { BulkPreviewQuery } from './__generated__/BulkPreviewQuery.graphql.ts';
import { BulkPreviewResult } from './BulkPreviewResult.tsx';
import { editTexts as texts } from './texts.ts';

export const bulkPreviewQuery = graphql`
  query BulkPreviewQuery($selection: ProductBulkSelection!, $change: ProductBulkChange!) {
    productBulkPreview(selection: $selection, change: $change) @required(action: THROW) {
      ...BulkPreviewResult_preview
    }
  }
`;

interface BulkPreviewProps {
  /** Null while the form is not filled in. */
  queryRef: PreloadedQuery<BulkPreviewQuery> | null;
  /** Whether the preview is that of earlier values. */
  isBusy: boolean;
  isDelete: boolean;
  isStarting: boolean;
  onRetry: () => void;
  /** The submit button while there is no preview. */
  waiting: ReactNode;
}

/** What the change does to some products and to how many, with the button that starts it. */
export function BulkPreview({ queryRef, isBusy, isDelete, isStarting, onRetry, waiting }: BulkPreviewProps) {
  const skeleton = (
    <>
      <PreviewSkeleton />
      {waiting}
    </>
  );
  return (
    <Box as="section" aria-labelledby="bulk-preview" aria-busy={isBusy}>
      <Heading as="h3" id="bulk-preview" textStyle="sm" mb="1">
        {texts.preview}
      </Heading>
      {queryRef === null ? (
        <>
          {isBusy ? (
            <PreviewSkeleton />
          ) : (
            <Text textStyle="sm" color="fg.muted" minH="16">
              {texts.previewEmpty}
            </Text>
          )}
          {waiting}
        </>
      ) : (
        <Box opacity={isBusy ? 0.6 : 1} transition="opacity 150ms ease-out">
          <SectionBoundary fallback={skeleton} resetKey={queryRef} onRetry={onRetry} messageOf={toErrorMessage}>
            <LoadedPreview queryRef={queryRef} isDelete={isDelete} isStarting={isStarting} />
          </SectionBoundary>
        </Box>
      )}
    </Box>
  );
}

interface LoadedPreviewProps {
  queryRef: PreloadedQuery<BulkPreviewQuery>;
  isDelete: boolean;
  isStarting: boolean;
}

function LoadedPreview({ queryRef, ...props }: LoadedPreviewProps) {
  const { productBulkPreview } = usePreloadedQuery<BulkPreviewQuery>(bulkPreviewQuery, queryRef);
  return <BulkPreviewResult preview={productBulkPreview} {...props} />;
}

function PreviewSkeleton() {
  return (
    <>
      <Skeleton h="5" w="60%" />
      {['70%', '55%', '65%'].map((width) => (
        <Skeleton key={width} h="4" mt="2.5" w={width} />
      ))}
    </>
  );
}
