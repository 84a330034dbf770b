import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchPath } from '../catalogue/paths.ts';
import styles from './SearchSuggestions.module.css';

/** Links to searches. */
export function SuggestedSearches({ searches }: { searches: readonly string[] }) {
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
