/** The most that chunks of the client may have, in kB of gzip (1 kB is 1,000 bytes), by the names that Vite gives them. */
export const CHUNK_BUDGETS: Record<string, number> = {
  react: 69,
  relay: 50,
  router: 32,
  index: 19,
  base: 9,
  start: 1,
  HomePage: 4,
  ListingPage: 4,
  ProductPage: 5,
  SearchPage: 4,
  page: 6,
  product: 4,
  filters: 6,
};

/** The scripts that a phone loads before the reader uses a page. The notice of a closed shop is part of them: one that is loaded later would move the page. */
export const START_BUDGET = 175;
/** The scripts of a page with what is loaded when the reader uses it. */
export const HOME_BUDGET = 194;
export const SEARCH_BUDGET = 209;
/** The style sheet, which is in the HTML of each page. */
export const STYLE_BUDGET = 16;
