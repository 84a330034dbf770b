/** How many orders a list for pickers or riders loads at a time; the default of `count` in its query and fragment. */
export const ORDERS_PER_PAGE = 50;
