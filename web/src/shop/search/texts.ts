/** Fixed texts of the search's page. */
export const texts = {
  searchDescription: (text: string, atYourDoor: string) =>
    text === '' ? `Search more than 5000 groceries, ${atYourDoor}.` : `Groceries for “${text}”, ${atYourDoor}.`,
  searchTitle: (text: string) => (text === '' ? 'Search' : `Search: ${text}`),
  missingWords: (missing: string, matched: string) =>
    matched === '' ? `We don’t have ${missing}. Similar products:` : `We don’t have ${missing}. Other ${matched}:`,
  inCategory: (category: string) => `in ${category}`,
  exampleSearches: ['milk', 'bread', 'sugar', 'paneer', 'chocolate', 'curd', 'rice', 'egg', 'chips'],
} as const;
