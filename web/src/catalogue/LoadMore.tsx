import { Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { texts } from './texts.ts';
import type { MorePages } from './useMorePages.ts';

/** The end of an endless list, for those who do not scroll, and for pages that did not come. */
export function LoadMore({ pages }: { pages: MorePages }) {
  if (!pages.hasNext) return null;
  const idleText = pages.hasFailed ? texts.tryAgain : texts.showMore;
  return (
    <Flex direction="column" align="center" gap="2" paddingY="8">
      {pages.hasFailed && (
        <Text role="alert" color="fg.muted">
          {texts.moreFailed}
        </Text>
      )}
      {/* Not `disabled` while loading: that would take the keyboard's focus away. */}
      <Button variant="outline" aria-disabled={pages.isLoading} onClick={pages.loadMore}>
        {pages.isLoading && <Spinner size="sm" />}
        {pages.isLoading ? texts.loadingMore : idleText}
      </Button>
    </Flex>
  );
}
