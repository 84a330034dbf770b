/** The rows of a report that a page shows. */
export const MAX_PAGE_ROWS = 500;
/** The rows of a file that is made while its download waits. */
export const MAX_FILE_ROWS = 20_000;
/** The rows that a report reads while a page waits; more take longer than two seconds on a small machine. */
export const MAX_SOURCE_ROWS = 1_000_000;
