/** The id of the element with the records from which the server rendered the page. */
export const RECORDS_ID = 'records';
