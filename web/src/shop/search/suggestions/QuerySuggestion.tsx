import { Search } from 'lucide-react';
import { SuggestionRow } from './SuggestionRow.tsx';
import { PopularSearches } from '../PopularSearches.tsx';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import styles from './QuerySuggestion.module.css';

interface QuerySuggestionProps {
  query: string;
  typed: string;
  onSearch: (query: string) => void;
}

/** A text to search for. */
export function QuerySuggestion({ query, typed, onSearch }: QuerySuggestionProps) {
  return (
    <SuggestionRow>
      <button type="button" tabIndex={-1} aria-label={query} onClick={() => onSearch(query)}>
        <Search size={18} aria-hidden />
        <CompletedText text={query} typed={typed} />
      </button>
    </SuggestionRow>
  );
}

/** A suggested text, whose untyped part is bold once something is typed. */
export function CompletedText({ text, typed }: { text: string; typed: string }) {
  if (typed.trim() === '') return <span className={styles.text}>{text}</span>;
  const [start, end] = typedRange(text.toLowerCase(), typed.trim().toLowerCase());
  return (
    <span className={styles.text}>
      <b className="semibold">{text.slice(0, start)}</b>
      {text.slice(start, end)}
      <b className="semibold">{text.slice(end)}</b>
    </span>
  );
}

/** Where the typed text is, or else its last word: at the beginning of a word. */
function typedRange(text: string, typed: string): [number, number] {
  for (const part of [typed, typed.slice(typed.lastIndexOf(' ') + 1)]) {
    const place = part === '' ? -1 : ` ${text}`.indexOf(` ${part}`);
    if (place !== -1) return [place, place + part.length];
  }
  return [0, 0];
}

interface PopularSuggestionsProps {
  /** Texts that are listed above. */
  listed: readonly string[];
  onSearch: (text: string) => void;
}

/** The popular searches below the recent ones, which cover those that the page shows. */
export function PopularSuggestions({ listed, onSearch }: PopularSuggestionsProps) {
  return (
    <PopularSearches>
      {(searches) => {
        const others = searches.filter((search) => !listed.includes(search));
        return (
          <SuggestionGroup title="Popular searches" isTitled>
            {others.map((search) => (
              <QuerySuggestion key={search} query={search} typed="" onSearch={onSearch} />
            ))}
          </SuggestionGroup>
        );
      }}
    </PopularSearches>
  );
}
