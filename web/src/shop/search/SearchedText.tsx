import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SearchedText_search$key } from './__generated__/SearchedText_search.graphql.ts';
import { searchPath } from '../catalogue/paths.ts';
import { texts } from './texts.ts';
import styles from './SearchedText.module.css';

interface SearchedTextProps {
  search: SearchedText_search$key;
  /** As it was typed. */
  text: string;
}

/** The text searched for instead of the typed one, and its words without results. */
export function SearchedText({ search, text }: SearchedTextProps) {
  const { correctedText, missingWords, matchedText } = useFragment(
    graphql`
      fragment SearchedText_search on ProductSearch {
        correctedText
        missingWords
        matchedText
      }
    `,
    search,
  );
  if (correctedText === null && missingWords.length === 0) return null;
  return (
    <div className={styles.searched}>
      {correctedText !== null && (
        <p>
          {texts.correctedTo} <b>{correctedText}</b>. {texts.searchInsteadFor}{' '}
          <Link to={searchPath(text, true)}>{text}</Link>
        </p>
      )}
      {missingWords.length > 0 && <p>{texts.missingWords(missingWords.join(' '), matchedText)}</p>}
    </div>
  );
}
