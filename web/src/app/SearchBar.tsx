import { useLocation } from 'react-router-dom';
import { SearchInput } from './SearchInput.tsx';
import { SearchTeaser } from './SearchTeaser.tsx';

/** A live input on the search page; everywhere else a bar that leads there. */
export function SearchBar() {
  return useLocation().pathname === '/search' ? <SearchInput /> : <SearchTeaser />;
}
