/** The rows of a report that a page shows. */
export const MAX_PAGE_ROWS = 500;
/** The rows of a file that is made while its download waits. */
export const MAX_FILE_ROWS = 20_000;
