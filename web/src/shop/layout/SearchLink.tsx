import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchPath } from '../catalogue/paths.ts';
import styles from './SearchLink.module.css';
import { texts } from './texts.ts';
import { useTypewriter } from '../../ui/useTypewriter.ts';

const typewriterOptions = {
  examples: texts.searchExamples,
  formatText: texts.searchFor,
  reducedMotionText: texts.searchHint,
};

const firstExample = texts.searchFor(texts.searchExamples[0]);

/** The link to the search page; the examples that are typed and deleted in it are hidden from screen readers. */
export function SearchLink() {
  const example = useTypewriter(typewriterOptions);
  return (
    <Link className={styles.link} to={searchPath()} aria-label={texts.searchHint}>
      <Search size={20} aria-hidden />
      <span aria-hidden="true" ref={example}>
        {firstExample}
      </span>
    </Link>
  );
}
