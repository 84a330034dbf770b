/** The most that chunks of the client may have, in kB of gzip (1 kB is 1,000 bytes), by the names that Vite gives them. */
export const CHUNK_BUDGETS: Record<string, number> = {
  react: 69,
  relay: 50,
  router: 32,
  index: 21,
  base: 11,
  start: 1.2,
  HomePage: 5,
  ListingPage: 5,
  ProductPage: 5,
  SearchPage: 5,
  product: 5,
  filters: 7,
};

/** The scripts that a visitor's phone downloads before the page is used. */
export const START_BUDGET = 160;
/** All scripts of the home page. The notice of a closed shop is part of them: one that is loaded later would move the page. */
export const HOME_BUDGET = 193;
/** The shop's style sheet, which is in the HTML of each page. */
export const STYLE_BUDGET = 14.8;
