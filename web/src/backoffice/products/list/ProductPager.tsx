import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PageJump } from './PageJump.tsx';
import { listTexts as texts } from './texts.ts';

/** With fewer pages, the buttons reach each of them as fast. */
const MIN_PAGES_TO_JUMP = 4;

interface ProductPagerProps {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Previous, 'page/total' with a field for a page, and Next. */
export function ProductPager({ page, pageCount, onPage }: ProductPagerProps) {
  return (
    <Flex as="nav" aria-label={texts.pager} justify="space-between" align="center" gap="2" mt="5">
      <Button variant="outline" px={{ base: '2', sm: '4' }} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
        {texts.previous}
      </Button>
      <Flex align="center" gap="2" minW="0">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          <VisuallyHidden>{texts.pageLabel} </VisuallyHidden>
          <span>{texts.page(page, pageCount)}</span>
        </Text>
        {pageCount >= MIN_PAGES_TO_JUMP && <PageJump key={page} pageCount={pageCount} onPage={onPage} />}
      </Flex>
      <Button
        variant="outline"
        px={{ base: '2', sm: '4' }}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        {texts.next}
        <ChevronRight aria-hidden />
      </Button>
    </Flex>
  );
}
