import {
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
  useSyncExternalStore,
  useCallback,
} from 'react';
import { graphql, useQueryLoader } from 'react-relay';
import { PageQueryContent } from '../../../relay/PageQuery.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { announce } from '../../../ui/announce.ts';
import type { SearchComboboxQuery } from './__generated__/SearchComboboxQuery.graphql.ts';
import { useResultEvents } from '../useSearchEvents.ts';
import { ActiveSuggestion } from './SuggestionRow.tsx';
import { PopularSuggestions } from './QuerySuggestion.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { recentSearches } from './recentSearches.ts';
import styles from './SearchCombobox.module.css';
import { SearchSuggestionSections } from './SearchSuggestionSections.tsx';
import { useComboboxKeys } from './useComboboxKeys.ts';
import { useRecordedResults } from './useRecordedResults.ts';

const MAX_MATCHING = 2;

/** The recent searches that begin with the typed text: all of them before anything is typed. */
function useRecentSearches(text: string): readonly string[] {
  const searches = useSyncExternalStore(recentSearches.subscribe, recentSearches.read);
  const typed = text.trim().toLowerCase();
  if (typed === '') return searches;
  return searches
    .filter((search) => search.toLowerCase() !== typed && search.toLowerCase().startsWith(typed))
    .slice(0, MAX_MATCHING);
}

const DEBOUNCE_MS = 120;

const searchComboboxQuery = graphql`
  query SearchComboboxQuery($text: String!) {
    searchSuggestions(search: $text) {
      ...SearchSuggestionSections_suggestions
    }
  }
`;

interface SearchComboboxProps {
  input: RefObject<HTMLInputElement | null>;
  /** What the input has. */
  text: string;
  /** Puts another text in the input and searches it. */
  onSearch: (text: string) => void;
  /** Called when a link is opened: cancels the typed search, which would keep the page. */
  onLeave: () => void;
}

/**
 * Makes the search input a combobox with a grid, as the ARIA Authoring Practices Guide describes it: the arrow keys move through the rows
 * while the focus stays in the input, and into the buttons of a row. The input is there before this is loaded.
 */
export function SearchCombobox({ input, text, onSearch, onLeave }: SearchComboboxProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const typed = text.trim();
  const [queryRef, load, dispose] = useQueryLoader<SearchComboboxQuery>(searchComboboxQuery);
  const [count, setCount] = useState(0);
  const [activeId, setActiveId] = useState<string | null>(null);
  const recents = useRecentSearches(text);
  const { isOpen, open, close } = useComboboxOpening({ input, panel });
  const hasSuggestions = typed !== '' && queryRef != null;
  const rows = recents.length + (hasSuggestions ? count : 0);
  const isExpanded = isOpen && rows > 0;
  useRecordedResults(text);
  const resultEvents = useResultEvents(typed);
  useFreeHeight(panel, isExpanded);

  useEffect(() => {
    if (typed === '') dispose();
    if (!isOpen || typed === '') return;
    const timer = setTimeout(() => startTransition(() => load({ text: typed })), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, typed, load, dispose]);

  useEffect(() => {
    const found = rows === 1 ? '1 suggestion' : `${rows || 'No'} suggestions`;
    if (isOpen && hasSuggestions) announce(found);
  }, [isOpen, hasSuggestions, rows]);

  const search = (next: string) => {
    recentSearches.add(next);
    close();
    onSearch(next);
    input.current?.blur(); // closes a phone's keyboard, which covers the results
  };

  const focusText = () => {
    setActiveId(null);
    input.current?.focus();
  };
  useComboboxKeys({ input, panel, isExpanded, activeId, setActiveId, open, close, onSearch });

  // A layout effect, because the attributes change together with the panel.
  useLayoutEffect(() => {
    const element = input.current;
    const isShown = isExpanded && activeId !== null;
    element?.setAttribute('aria-autocomplete', 'list');
    element?.setAttribute('aria-haspopup', 'grid');
    element?.setAttribute('aria-expanded', String(isExpanded));
    element?.setAttribute('aria-controls', panelId);
    if (isShown) element?.setAttribute('aria-activedescendant', activeId);
    else element?.removeAttribute('aria-activedescendant');
  }, [input, panelId, isExpanded, activeId]);

  return (
    <div
      className={styles.panel}
      id={panelId}
      ref={panel}
      role="grid"
      aria-label="Suggestions"
      hidden={!isExpanded}
      {...resultEvents}
      onMouseDown={keepFocus}
      onPointerDown={(event) => event.pointerType === 'mouse' && isOnLink(event.target) && onLeave()}
      onClick={(event) => isOnLink(event.target) && onLeave()}
    >
      {isOpen && (
        <ActiveSuggestion value={activeId}>
          <RecentSearches searches={recents} typed={text} onSearch={search} onRemove={focusText} />
          {isExpanded && typed === '' && <PopularSuggestions listed={recents} onSearch={search} />}
          {hasSuggestions && (
            <SectionBoundary
              fallback={null}
              resetKey={queryRef}
              renderError={() => <NoSuggestions onCount={setCount} />}
            >
              <PageQueryContent<SearchComboboxQuery> query={searchComboboxQuery} queryRef={queryRef}>
                {({ searchSuggestions }) => (
                  <SearchSuggestionSections
                    suggestions={searchSuggestions}
                    typed={text}
                    listed={recents}
                    onSearch={search}
                    onCount={setCount}
                  />
                )}
              </PageQueryContent>
            </SectionBoundary>
          )}
        </ActiveSuggestion>
      )}
    </div>
  );
}

/** The focus stays in the text, and a phone's keyboard open, while suggestions are pressed. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function isOnLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

/** Without an answer the panel has the recent searches alone. */
function NoSuggestions({ onCount }: { onCount: (count: number) => void }) {
  useEffect(() => onCount(0), [onCount]);
  return null;
}

/** Tells an element, as `--free-height`, how high it may be above a phone's keyboard, which covers a part of the window. */
function useFreeHeight(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!isShown || !viewport) return;
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      element.current?.style.setProperty('--free-height', `${viewport.offsetTop + viewport.height - top}px`);
    };
    measure();
    const listening = new AbortController();
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, measure, listening);
    return () => listening.abort();
  }, [element, isShown]);
}

interface ComboboxElements {
  input: RefObject<HTMLInputElement | null>;
  panel: RefObject<HTMLElement | null>;
}

/** Whether the panel is open: from the first letter, or from the focus of an empty input, until a search, Escape or a press elsewhere. */
function useComboboxOpening({ input, panel }: ComboboxElements) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    if (!element || !form) return;
    const listening = new AbortController();
    const { signal } = listening;
    const openIfEmpty = () => element.value === '' && open();
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (form.contains(target) || panel.current?.contains(target) === true);
    element.addEventListener('input', open, { signal });
    element.addEventListener('focus', openIfEmpty, { signal });
    element.addEventListener('click', openIfEmpty, { signal });
    form.addEventListener(
      'submit',
      () => {
        recentSearches.add(element.value);
        close();
      },
      { signal },
    );
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && close(), { signal });
    document.addEventListener('focusin', ({ target }) => !isInside(target) && close(), { signal });
    if (document.activeElement === element) openIfEmpty();
    return () => listening.abort();
  }, [input, panel, open, close]);

  return { isOpen, open, close };
}
