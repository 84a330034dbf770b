import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';

/** The id of the route around the pages of admins and staff. */
export const GUARDED_ROUTE = 'guarded';

/** Whether a path may be one of those pages. */
export const isDashboard = (path: string) => /^\/dashboard(\/|$)/.test(path);

/** Adds the routes of admins and staff when the first of them is opened, so that shoppers do not load the table of routes. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isDashboard(path)) patch(GUARDED_ROUTE, (await import('./guardedRoutes.tsx')).guardedRoutes());
};
