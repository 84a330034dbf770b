/** Fixed texts of the suggestions while a search is typed. */
export const suggestionTexts = {
  label: 'Suggestions',
  recentSearches: 'Recent searches',
  removeSearch: (search: string) => `Remove ${search} from the recent searches`,
  clearSearches: 'Clear all',
  popularSearches: 'Popular searches',
  searches: 'Searches',
  categories: 'Categories',
  brands: 'Brands',
  brand: 'Brand',
  products: 'Products',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  noSuggestions: 'No suggestions',
};
