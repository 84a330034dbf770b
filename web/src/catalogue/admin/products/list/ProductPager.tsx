import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { listTexts as texts } from './texts.ts';

interface ProductPagerProps {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Previous, 'page/total' and Next. */
export function ProductPager({ page, pageCount, onPage }: ProductPagerProps) {
  return (
    <Flex as="nav" aria-label={texts.pager} justify="space-between" align="center" gap="2" mt="5">
      <Button variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
        {texts.previous}
      </Button>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        <VisuallyHidden>{texts.pageLabel} </VisuallyHidden>
        <span>{texts.page(page, pageCount)}</span>
      </Text>
      <Button variant="outline" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {texts.next}
        <ChevronRight aria-hidden />
      </Button>
    </Flex>
  );
}
