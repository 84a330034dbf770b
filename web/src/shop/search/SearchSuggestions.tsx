import { useId, useState } from 'react';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { texts } from './texts.ts';
import { PopularSearches } from './PopularSearches.tsx';
import styles from './SearchSuggestions.module.css';
import { searchPath } from '../catalogue/paths.ts';

/**
 * Popular searches, or examples in a shop without any, shown without a search text or without results. A page that the server has
 * rendered keeps its examples, so that nothing changes under the shopper's finger.
 */
export function SearchSuggestions({ heading }: { heading: string }) {
  const headingId = useId();
  const isHydrated = useIsHydrated();
  const [isLive] = useState(isHydrated);
  const examples = <SuggestedSearches searches={texts.exampleSearches} />;
  return (
    <section className={styles.suggestions} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      {!isLive && examples}
      {isLive && (
        <PopularSearches skeleton={<div className={styles.loading} aria-busy />} fallback={examples}>
          {(searches) => <SuggestedSearches searches={searches} />}
        </PopularSearches>
      )}
    </section>
  );
}

/** Links to searches. */
function SuggestedSearches({ searches }: { searches: readonly string[] }) {
  return (
    <ul className={styles.examples} role="list">
      {searches.map((search) => (
        <li key={search}>
          <Link className={styles.example} to={searchPath(search)}>
            <Search aria-hidden />
            {search}
          </Link>
        </li>
      ))}
    </ul>
  );
}
