import { useLocation } from 'react-router-dom';
import { SearchInput } from './SearchInput.tsx';
import { SearchLink } from './SearchLink.tsx';

/** The search input on the search page; a link to that page everywhere else. */
export function SearchBar() {
  return useLocation().pathname === '/search' ? <SearchInput /> : <SearchLink />;
}
