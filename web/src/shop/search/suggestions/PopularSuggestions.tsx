import { PopularSearches } from '../PopularSearches.tsx';
import { QuerySuggestion } from './QuerySuggestion.tsx';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { suggestionTexts } from './suggestionTexts.ts';

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
        if (others.length === 0) return null;
        return (
          <SuggestionGroup title={suggestionTexts.popularSearches} isTitled>
            {others.map((search) => (
              <QuerySuggestion key={search} query={search} typed="" onSearch={onSearch} />
            ))}
          </SuggestionGroup>
        );
      }}
    </PopularSearches>
  );
}
