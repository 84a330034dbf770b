import { Search } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { searchPath } from '../paths.ts';
import { texts } from '../texts.ts';
import styles from './SearchSuggestions.module.css';

/** Example searches, shown without a search text or without results. */
export function SearchSuggestions({ heading }: { heading: string }) {
  const headingId = useId();
  return (
    <section className={styles.suggestions} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      <ul className={styles.examples} role="list">
        {texts.exampleSearches.map((example) => (
          <li key={example}>
            <Link className={styles.example} to={searchPath(example)}>
              <Search aria-hidden />
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
