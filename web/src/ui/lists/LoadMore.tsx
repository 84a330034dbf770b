import { Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { texts } from './texts.ts';
import type { LoadMoreState } from './useLoadMore.ts';

/** The end of a paginated list: a button for readers who do not scroll, and for a page that failed to load. */
export function LoadMore({ pages }: { pages: LoadMoreState }) {
  if (!pages.hasNext) return null;
  const idleText = pages.hasFailed ? texts.tryAgain : texts.showMore;
  return (
    <Flex direction="column" align="center" gap="2" paddingY="8">
      {pages.hasFailed && (
        <Text role="alert" color="fg.muted">
          {texts.moreFailed}
        </Text>
      )}
      {/* Not `disabled` while loading: a disabled button would lose the focus. */}
      <Button variant="outline" aria-disabled={pages.isLoading} onClick={pages.loadMore}>
        {pages.isLoading && <Spinner size="sm" />}
        {pages.isLoading ? texts.loadingMore : idleText}
      </Button>
    </Flex>
  );
}
