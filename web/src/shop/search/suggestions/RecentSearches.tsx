import { History, X } from 'lucide-react';
import { CompletedText } from './QuerySuggestion.tsx';
import { recentSearches } from './recentSearches.ts';
import styles from './RecentSearches.module.css';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';

interface RecentSearchesProps {
  searches: readonly string[];
  typed: string;
  onSearch: (text: string) => void;
  /** Called when searches are removed along with the focused element. */
  onRemove: () => void;
}

/** The searches that were made on this device; each one, and before anything is typed all of them, can be removed. */
export function RecentSearches({ searches, typed, onSearch, onRemove }: RecentSearchesProps) {
  const areAll = typed.trim() === '';
  if (searches.length === 0) return null;
  const change = (remove: () => void) => {
    remove();
    onRemove();
  };
  return (
    <SuggestionGroup title="Recent searches" isTitled={areAll}>
      {searches.map((search) => (
        <SuggestionRow
          key={search}
          action={
            <button
              type="button"
              tabIndex={-1}
              className={`button button-ghost button-sm palette-gray ${styles.remove}`}
              aria-label={`Remove ${search} from recent searches`}
              onClick={() => change(() => recentSearches.remove(search))}
            >
              <X aria-hidden />
            </button>
          }
        >
          <button type="button" tabIndex={-1} aria-label={search} onClick={() => onSearch(search)}>
            <History size={18} aria-hidden />
            <CompletedText text={search} typed={typed} />
          </button>
        </SuggestionRow>
      ))}
      {areAll && (
        <SuggestionRow>
          <button
            type="button"
            tabIndex={-1}
            className={styles.clear}
            onClick={() => change(() => recentSearches.clear())}
          >
            Clear all
          </button>
        </SuggestionRow>
      )}
    </SuggestionGroup>
  );
}
