/** The id of the form of filters, for its controls elsewhere on the page. */
export const FILTER_FORM_ID = 'filters';
