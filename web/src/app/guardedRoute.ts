/** The id of the route around the pages of admins and staff. */
export const GUARDED_ROUTE = 'guarded';
