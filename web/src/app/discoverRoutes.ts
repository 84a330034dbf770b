import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';

/** The id of the route that stands around the pages of admins. */
export const ADMIN_ROUTE = 'admin';

/** Adds the pages of admins when the first of them is opened: they are many, and no shopper has to load what they are called. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/^\/dashboard(\/|$)/.test(path)) patch(ADMIN_ROUTE, [(await import('./adminRoutes.tsx')).adminRoutes()]);
};
