import { matchRoutes, type DataRouter, type RouteObject } from 'react-router-dom';

/** How the ids of the catalogue's routes begin (routes.tsx). The router changes the other parts of a route once it has loaded them. */
export const CATALOGUE_ROUTE = 'catalogue/';

/** The innermost match of a path, and whether it is a page of the catalogue, whose data is public and which has nothing to lose. */
export function matchPage(router: DataRouter, path: string) {
  const match = matchRoutes(router.routes as RouteObject[], path)?.at(-1);
  return match && { ...match, isOfCatalogue: match.route.id?.startsWith(CATALOGUE_ROUTE) === true };
}
