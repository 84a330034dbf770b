import { Input } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { parseCount } from '../../../ui/numbers/parseCount.ts';
import { listTexts as texts } from './texts.ts';

interface PageJumpProps {
  pageCount: number;
  onPage: (page: number) => void;
}

/** A field for the number of a page, which Enter opens; a number beyond the last page opens the last one. */
export function PageJump({ pageCount, onPage }: PageJumpProps) {
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
        aria-label={texts.goToPage(pageCount)}
        placeholder={texts.goTo}
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
