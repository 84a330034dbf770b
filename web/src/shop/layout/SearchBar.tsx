import { ArrowLeft, Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type SubmitEvent, useLayoutEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsLeaving } from '../../ui/useIsLeaving.ts';
import { searchPath } from '../catalogue/paths.ts';
import type { SearchCombobox } from '../search/suggestions/SearchCombobox.tsx';
import styles from './SearchBar.module.css';
import { texts } from './texts.ts';

const DEBOUNCE_MS = 300;

/** The hint without its example. */
const SEARCH_FOR = 'Search for ';

/** The search input on the search page; a link to that page everywhere else. */
export function SearchBar() {
  return useLocation().pathname === '/search' ? <SearchInput /> : <SearchLink />;
}

/** The link to the search page. Its name is the hint, also while other examples are typed and deleted in the place of the hint's own. */
function SearchLink() {
  const example = useTypewriter(texts.searchExamples);
  return (
    <Link className={styles.link} to={searchPath()}>
      <Search size={20} />
      <span>
        {SEARCH_FOR}
        <span className={styles.example} ref={example}>
          {texts.searchHint.slice(SEARCH_FOR.length)}
        </span>
      </span>
    </Link>
  );
}

/** The search input: typed text goes into the URL after a short pause, and the page shows the URL's search. */
function SearchInput() {
  const navigate = useNavigate();
  const searched = useSearchParams()[0].get('q') ?? '';
  // What is typed and not yet in the URL; null while both are equal.
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isLeaving = useIsLeaving();
  const text = draft ?? searched;

  const [submitted, setSubmitted] = useState(searched);
  const [previousSearch, setPreviousSearch] = useState(searched);

  const submitSearch = useCallback(
    (next: string) => {
      setSubmitted(next);
      void navigate(searchPath(next), { replace: true });
    },
    [navigate],
  );

  useEffect(() => {
    if (draft === null || draft === submitted || isLeaving) return;
    const timer = setTimeout(() => submitSearch(draft), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, submitted, isLeaving, submitSearch]);

  // A URL that another component wrote replaces the draft; our own late URL must not undo later typing.
  if (previousSearch !== searched) {
    setPreviousSearch(searched);
    if (searched !== submitted || searched === draft) setDraft(null);
  }

  // Text typed before React hydrated the server's page.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== input.current?.defaultValue) setDraft(typed);
  }, []);

  // The suggestions come in a chunk of their own; the input works without them.
  const [Combobox, setCombobox] = useState<typeof SearchCombobox>();
  useEffect(() => {
    import('../search/suggestions/SearchCombobox.tsx').then(
      (module) => setCombobox(() => module.SearchCombobox),
      () => undefined,
    );
  }, []);

  const isSearching = draft !== null && draft === submitted && draft !== searched;

  const searchNow = useCallback(
    (next: string) => {
      setDraft(next);
      submitSearch(next);
    },
    [submitSearch],
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    searchNow(text);
    input.current?.blur(); // closes a phone's keyboard, which covers the results
  };
  const clear = () => {
    searchNow('');
    input.current?.focus();
  };

  return (
    <div className={styles.combobox}>
      <form className={styles.form} role="search" action={searchPath()} onSubmit={submit} aria-busy={isSearching}>
        <Link className={styles.back} to="/" aria-label="Back to home">
          <ArrowLeft />
        </Link>
        <Search className={styles.icon} size={20} />
        <input
          className={styles.input}
          ref={input}
          type="search"
          name="q"
          value={text}
          onChange={(event) => setDraft(event.target.value)}
          placeholder={texts.searchHint}
          aria-label={texts.searchHint}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={false}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={100}
        />
        {/* Shown while the results on the screen belong to the previous search. */}
        {isSearching && <span className={styles.progress} />}
        {text !== '' && (
          <button type="button" className={styles.clear} aria-label="Clear the search" onClick={clear}>
            <X />
          </button>
        )}
      </form>
      {Combobox && <Combobox input={input} text={text} onSearch={searchNow} onLeave={() => setSubmitted(text)} />}
    </div>
  );
}

const TYPING_MS = 50;
const PAUSE_MS = 1000;
/** The page loads its pictures first. */
const START_MS = 3000;

/**
 * Types, holds and deletes the examples one after the other in a loop, unless the reader prefers reduced motion. The typed part is in an
 * element's `data-typed`, which its style shows. It is written without React, whose update every 50 ms would interrupt, and on a slow phone
 * starve, the rendering of the next page.
 */
export function useTypewriter(examples: readonly string[]) {
  const element = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    function type(at: Position): void {
      const example = examples[at.example % examples.length] ?? '';
      if (element.current) element.current.dataset['typed'] = example.slice(0, at.length);
      const isFull = at.step === 1 && at.length === example.length;
      timer = setTimeout(() => type(positionAfter(at, example.length)), isFull ? PAUSE_MS : TYPING_MS);
    }
    let timer = setTimeout(() => type({ example: 0, length: 0, step: 1 }), START_MS);
    return () => clearTimeout(timer);
  }, [examples]);

  return element;
}

interface Position {
  example: number;
  length: number;
  step: 1 | -1;
}

function positionAfter({ example, length, step }: Position, fullLength: number): Position {
  if (step === 1 && length === fullLength) return { example, length: length - 1, step: -1 };
  if (step === -1 && length <= 0) return { example: example + 1, length: 1, step: 1 };
  return { example, length: length + step, step };
}
