/** Fixed texts of the search's page, in one table for translation. */
export const texts = {
  searchDescription: (text: string) =>
    text === ''
      ? 'Search more than 5000 groceries, at your door in 10 minutes.'
      : `Groceries for “${text}”, at your door in 10 minutes.`,
  searchTitle: (text: string) => (text === '' ? 'Search' : `Search: ${text}`),
  searchResults: (count: number) => `Search Results: ${count}`,
  correctedTo: 'Showing results for',
  searchInsteadFor: 'Search instead for',
  missingWords: (missing: string, matched: string) =>
    matched === '' ? `We don’t have ${missing}. Similar products:` : `We don’t have ${missing}. Other ${matched}:`,
  searchEmptyTitle: 'No Data found',
  searchEmptyText: (text: string) => `No product matches “${text}”. Try a shorter word.`,
  suggestionsHeading: 'What are you looking for?',
  suggestionsAfterNoResults: 'Popular searches',
  wholeCategory: 'See the whole category',
  inCategory: (category: string) => `in ${category}`,
  nearestCategoriesHeading: 'Browse instead',
  exampleSearches: ['milk', 'bread', 'sugar', 'paneer', 'chocolate', 'curd', 'rice', 'egg', 'chips'],
} as const;
