import { Search } from 'lucide-react';
import { CompletedText } from './CompletedText.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';

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
