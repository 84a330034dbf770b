import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';

/** The id of the route that stands around the pages of admins and staff. */
export const GUARDED_ROUTE = 'guarded';

/** Adds the pages of admins and staff when the first of them is opened: they are many, and no shopper has to load what they are called. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/^\/dashboard(\/|$)/.test(path)) patch(GUARDED_ROUTE, (await import('./guardedRoutes.tsx')).guardedRoutes());
};
