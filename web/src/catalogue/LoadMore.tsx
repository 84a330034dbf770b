import { Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { texts } from './texts.ts';
import { useMorePages, type Pages } from './useMorePages.ts';

interface LoadMoreProps {
  pages: Pages;
  pageSize: number;
}

/** The end of an endless list: loads by itself when it comes near, by its button for those who do not scroll. */
export function LoadMore({ pages, pageSize }: LoadMoreProps) {
  const { sentinelRef, loadMore, hasFailed } = useMorePages<HTMLDivElement>(pages, pageSize);
  if (!pages.hasNext) return null;
  const idleText = hasFailed ? texts.tryAgain : texts.showMore;
  return (
    <Flex ref={sentinelRef} direction="column" align="center" gap="2" paddingY="8">
      {hasFailed && (
        <Text role="alert" color="fg.muted">
          {texts.moreFailed}
        </Text>
      )}
      {/* Not `disabled` while loading: that would take the keyboard's focus away. */}
      <Button variant="outline" aria-disabled={pages.isLoadingNext} onClick={loadMore}>
        {pages.isLoadingNext && <Spinner size="sm" />}
        {pages.isLoadingNext ? texts.loadingMore : idleText}
      </Button>
    </Flex>
  );
}
