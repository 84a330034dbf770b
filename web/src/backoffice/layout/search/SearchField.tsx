import { IconButton } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { startTransition, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useQueryLoader } from 'react-relay';
import { ActiveSuggestion } from '../../../shop/search/suggestions/SuggestionRow.tsx';
import { useComboboxKeys } from '../../../shop/search/suggestions/useComboboxKeys.ts';
import type { Permission } from '../../../shop/identity/permissions.ts';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { SearchResultsQuery } from './__generated__/SearchResultsQuery.graphql.ts';
import styles from './SearchField.module.css';
import { SearchFailure, SearchResults, SearchSkeleton, searchResultsQuery } from './SearchResults.tsx';

const DEBOUNCE_MS = 300;
const MAX_LENGTH = 100;

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>;
  permissions: readonly Permission[];
  /** Called by Escape in the empty input. */
  onEscape: () => void;
}

/** A combobox with a grid, as the ARIA Authoring Practices Guide describes it; the results are those that the viewer may read. */
export function SearchField({ input, permissions, onEscape }: SearchFieldProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  const [queryRef, load, dispose] = useQueryLoader<SearchResultsQuery>(searchResultsQuery);
  const typed = text.trim();
  const isShown = isOpen && typed !== '';
  const isExpanded = isShown && count > 0;
  const hasOrders = permissions.includes('ORDERS') || permissions.includes('REFUNDS');
  const hasProducts = permissions.includes('CATALOGUE');
  const hasCustomers = permissions.includes('CUSTOMERS');

  useEffect(() => {
    if (typed === '') return dispose();
    const variables = { search: typed, hasOrders, hasProducts, hasCustomers };
    const timer = setTimeout(() => startTransition(() => load(variables)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, hasOrders, hasProducts, hasCustomers, load, dispose]);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = ({ target }: Event) => target instanceof Node && root.current?.contains(target) === true;
    const closeOutside = (event: Event) => !isInside(event) && setOpen(false);
    const listening = new AbortController();
    document.addEventListener('pointerdown', closeOutside, listening);
    document.addEventListener('focusin', closeOutside, listening);
    return () => listening.abort();
  }, [isOpen]);

  const change = (next: string) => {
    setText(next);
    setOpen(true);
    if (next.trim() === '') setCount(0);
  };
  useComboboxKeys({
    input,
    panel,
    isExpanded: isShown,
    activeId,
    setActiveId,
    open: () => setOpen(true),
    close: () => setOpen(false),
    onSearch: (next) => (text === '' ? onEscape() : change(next)),
  });

  // A layout effect, because the attribute changes together with the panel.
  useLayoutEffect(() => {
    if (isExpanded && activeId !== null) input.current?.setAttribute('aria-activedescendant', activeId);
    else input.current?.removeAttribute('aria-activedescendant');
  }, [input, isExpanded, activeId]);

  return (
    <div className={styles.root} ref={root}>
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          panel.current?.querySelector<HTMLElement>('a')?.click();
        }}
      >
        <Search size={18} aria-hidden />
        <input
          className={styles.input}
          ref={input}
          type="search"
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setOpen(true)}
          placeholder="Search orders, products, customers"
          aria-label="Search orders, products and customers"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={isExpanded}
          aria-controls={panelId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_LENGTH}
        />
        {text !== '' && (
          <IconButton
            variant="ghost"
            size="sm"
            colorPalette="gray"
            aria-label="Clear the search"
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </form>
      <div className={styles.panel} hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
        <div id={panelId} ref={panel} role={isExpanded ? 'grid' : undefined} aria-label="Search results">
          <ActiveSuggestion value={activeId}>
            {queryRef == null ? (
              <SearchSkeleton />
            ) : (
              <SectionBoundary
                fallback={<SearchSkeleton />}
                resetKey={queryRef}
                onRetry={() => load(queryRef.variables, { fetchPolicy: 'network-only' })}
                renderError={(retry) => <SearchFailure onRetry={retry} onCount={setCount} />}
              >
                <SearchResults queryRef={queryRef} permissions={permissions} onCount={setCount} />
              </SectionBoundary>
            )}
          </ActiveSuggestion>
        </div>
      </div>
    </div>
  );
}
