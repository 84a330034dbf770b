import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchPath } from '../catalogue/paths.ts';
import { searchBox } from './searchBox.ts';
import { texts } from './texts.ts';
import { useTypedExample } from './useTypedExample.ts';

/** The idle search bar: examples are typed and deleted in it to be seen only; it is a link with one plain name. */
export function SearchTeaser() {
  const example = useTypedExample(texts.searchExamples);
  return (
    <TeaserLink to={searchPath()} aria-label={texts.searchHint}>
      <Search size={20} aria-hidden />
      <span aria-hidden="true">{example === null ? texts.searchHint : `${texts.searchFor} “${example}”`}</span>
    </TeaserLink>
  );
}

const TeaserLink = chakra(Link, { base: { ...searchBox, color: 'fg.subtle', _hover: { borderColor: 'border.control' } } });
