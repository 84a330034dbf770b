import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';

/** The id of the route around those that are added. */
export const DISCOVERED_ROUTE = 'discovered';

/** Whether a path may be one of the added pages. */
export const isDashboard = (path: string) => /^\/dashboard(\/|$)/.test(path);

/** Adds the routes that few visits need when the first of them is opened, so that the others do not load their table. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isDashboard(path)) patch(DISCOVERED_ROUTE, (await import('./discoveredRoutes.tsx')).discoveredRoutes());
};
