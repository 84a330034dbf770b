import { ArrowLeft, Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsLeaving } from '../../ui/useIsLeaving.ts';
import { useTypewriter } from '../../ui/useTypewriter.ts';
import { searchPath } from '../catalogue/paths.ts';
import type { SearchCombobox } from '../search/suggestions/SearchCombobox.tsx';
import styles from './SearchBar.module.css';
import { texts } from './texts.ts';

const DEBOUNCE_MS = 300;

const typewriterOptions = {
  examples: texts.searchExamples,
  formatText: texts.searchFor,
  reducedMotionText: texts.searchHint,
};

const firstExample = texts.searchFor(texts.searchExamples[0]);

/** The search input on the search page; a link to that page everywhere else. */
export function SearchBar() {
  return useLocation().pathname === '/search' ? <SearchInput /> : <SearchLink />;
}

/** The link to the search page; the examples that are typed and deleted in it are hidden from screen readers. */
function SearchLink() {
  const example = useTypewriter(typewriterOptions);
  return (
    <Link className={styles.link} to={searchPath()} aria-label={texts.searchHint}>
      <Search size={20} aria-hidden />
      <span aria-hidden="true" ref={example}>
        {firstExample}
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
          <ArrowLeft aria-hidden />
        </Link>
        <Search className={styles.icon} size={20} aria-hidden />
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
            <X aria-hidden />
          </button>
        )}
      </form>
      {Combobox && <Combobox input={input} text={text} onSearch={searchNow} onLeave={() => setSubmitted(text)} />}
    </div>
  );
}
