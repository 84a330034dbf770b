import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchPath } from '../catalogue/paths.ts';
import { searchBox } from './searchBox.ts';
import { texts } from './texts.ts';
import { useTypedExample } from './useTypedExample.ts';

const typing = { examples: texts.searchExamples, sentenceOf: texts.searchFor, still: texts.searchHint };

/** The idle search bar: examples are typed and deleted in it to be seen only; it is a link with one plain name. */
export function SearchTeaser() {
  const example = useTypedExample(typing);
  return (
    <TeaserLink to={searchPath()} aria-label={texts.searchHint}>
      <Search size={20} aria-hidden />
      <span aria-hidden="true" ref={example} />
    </TeaserLink>
  );
}

const TeaserLink = chakra(Link, {
  base: { ...searchBox, color: 'fg.subtle', _hover: { borderColor: 'border.control' } },
});
