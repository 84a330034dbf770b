import { chakra, Flex, IconButton, Spinner } from '@chakra-ui/react';
import { ArrowLeft, Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { searchPath } from '../catalogue/paths.ts';
import { useIsLeaving } from '../ui/useIsLeaving.ts';
import { searchBox } from './searchBox.ts';
import { texts } from './texts.ts';

const DEBOUNCE_MS = 300;

/** The live search: what is typed goes into the address after a short pause, and the page shows what the address asks for. */
export function SearchInput() {
  const navigate = useNavigate();
  const searched = useSearchParams()[0].get('q') ?? '';
  // What is typed and not yet in the address; null while both are the same.
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isLeaving = useIsLeaving();
  const text = draft ?? searched;

  const [written, setWritten] = useState(searched);
  const [seen, setSeen] = useState(searched);

  const write = useCallback(
    (next: string) => {
      setWritten(next);
      void navigate(searchPath(next), { replace: true });
    },
    [navigate],
  );

  useEffect(() => {
    if (draft === null || draft === written || isLeaving) return;
    const timer = setTimeout(() => write(draft), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, written, isLeaving, write]);

  // An address that somebody else wrote replaces the draft; our own arriving late must not undo what was typed since.
  if (seen !== searched) {
    setSeen(searched);
    if (searched !== written || searched === draft) setDraft(null);
  }

  const isSearching = draft !== null && draft === written && draft !== searched;

  const searchNow = (next: string) => {
    setDraft(next);
    write(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    searchNow(text);
    input.current?.blur(); // a phone's keyboard goes away and shows the results
  };
  const clear = () => {
    searchNow('');
    input.current?.focus();
  };

  return (
    <SearchForm role="search" onSubmit={submit} aria-busy={isSearching}>
      <IconButton asChild variant="ghost" hideFrom="md" ms="-3.5" aria-label={texts.backHome}>
        <Link to="/">
          <ArrowLeft aria-hidden />
        </Link>
      </IconButton>
      <chakra.span hideBelow="md" color="fg.subtle">
        <Search size={20} aria-hidden />
      </chakra.span>
      <chakra.input
        ref={input}
        type="search"
        name="q"
        value={text}
        onChange={(event) => setDraft(event.target.value)}
        placeholder={texts.searchHint}
        aria-label={texts.searchHint}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={100}
        flex="1"
        minW="0"
        h="full"
        bg="transparent"
        textStyle="md"
        outline="none"
      />
      {/* The results on the screen are still the last search's; an answer that comes at once never shows it. */}
      {isSearching && (
        <Flex animation="fade-in 150ms ease-out 300ms both">
          <Spinner size="sm" color="green.fg" />
        </Flex>
      )}
      {text !== '' && (
        <IconButton
          variant="ghost"
          colorPalette="gray"
          size="sm"
          me="-2"
          aria-label={texts.clearSearch}
          onClick={clear}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </SearchForm>
  );
}

const SearchForm = chakra('form', {
  base: {
    ...searchBox,
    _focusWithin: {
      outline: '2px solid',
      outlineColor: 'green.focusRing',
      outlineOffset: '-2px',
    },
  },
});
