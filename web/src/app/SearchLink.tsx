import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchPath } from '../catalogue/paths.ts';
import { searchBarStyles } from './searchBarStyles.ts';
import { texts } from './texts.ts';
import { useTypewriter } from '../ui/useTypewriter.ts';

const typewriterOptions = {
  examples: texts.searchExamples,
  formatText: texts.searchFor,
  reducedMotionText: texts.searchHint,
};

/** The link to the search page; the examples that are typed and deleted in it are hidden from screen readers. */
export function SearchLink() {
  const example = useTypewriter(typewriterOptions);
  return (
    <SearchBarLink to={searchPath()} aria-label={texts.searchHint}>
      <Search size={20} aria-hidden />
      <span aria-hidden="true" ref={example} />
    </SearchBarLink>
  );
}

const SearchBarLink = chakra(Link, {
  base: { ...searchBarStyles, color: 'fg.subtle', _hover: { borderColor: 'border.control' } },
});
