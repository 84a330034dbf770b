import { matchRoutes, type DataRouter, type RouteObject } from 'react-router-dom';

/** How the ids of the catalogue's routes begin (routes.tsx). The router changes the other parts of a route once it has loaded them. */
export const CATALOGUE_ROUTE = 'catalogue/';

/** The page at a path, as the router matches it, and whether it is a page of the catalogue, whose data is public and which has nothing to lose. */
export function matchPage(router: DataRouter, path: string) {
  const matches = matchRoutes(router.routes as RouteObject[], path);
  const page = matches?.findLast(({ route }) => route.id?.startsWith(CATALOGUE_ROUTE));
  const match = page ?? matches?.at(-1);
  return match && { ...match, isOfCatalogue: page !== undefined };
}
