import { formatCount } from '@kirana/shared/numbers.ts';
import { Button, Flex, Text, VisuallyHidden, Input } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { parseCount } from '../../../ui/numbers/parseCount.ts';

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
    <Flex as="nav" aria-label="Pages" justify="space-between" align="center" gap="2" mt="5">
      <Button variant="outline" px={{ base: '2', sm: '4' }} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
        Previous
      </Button>
      <Flex align="center" gap="2" minW="0">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          <VisuallyHidden>Page </VisuallyHidden>
          <span>{`${formatCount(page)}/${formatCount(pageCount)}`}</span>
        </Text>
        {pageCount >= MIN_PAGES_TO_JUMP && <PageJump key={page} pageCount={pageCount} onPage={onPage} />}
      </Flex>
      <Button
        variant="outline"
        px={{ base: '2', sm: '4' }}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        Next
        <ChevronRight aria-hidden />
      </Button>
    </Flex>
  );
}

/** A field for the number of a page, which Enter opens; a number beyond the last page opens the last one. */
function PageJump({ pageCount, onPage }: { pageCount: number; onPage: (page: number) => void }) {
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const page = parseCount(text);
    if (page !== null && page > 0) onPage(Math.min(page, pageCount));
    else setText('');
  };
  return (
    <form onSubmit={submit}>
      <Input
        aria-label={`Go to page, 1 to ${formatCount(pageCount)}`}
        placeholder="Go to"
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={7}
        w="16"
        px="1"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
      />
    </form>
  );
}
