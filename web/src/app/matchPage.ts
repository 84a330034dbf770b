import { matchRoutes, type DataRouter, type RouteObject } from 'react-router-dom';
import { isDiscovered } from './discoverRoutes.ts';

/** How the ids of the catalogue's routes begin (routes.tsx). The router changes the other parts of a route once it has loaded them. */
export const CATALOGUE_ROUTE = 'catalogue/';

/** The page at a path, as the router matches it, and whether it is a page of the catalogue, whose data is public and which has nothing to lose. */
export function matchPage(router: DataRouter, path: string) {
  const matches = matchRoutes(router.routes as RouteObject[], path);
  const page = matches?.findLast(({ route }) => route.id?.startsWith(CATALOGUE_ROUTE));
  const match = page ?? matches?.at(-1);
  return match && { ...match, isOfCatalogue: page !== undefined };
}

/** The path of the link around an element, if it leads to another page of the shop; the router may not know those of the dashboard yet. */
export function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return null;
  const isIgnored = link.pathname === location.pathname || isDiscovered(link.pathname);
  return isIgnored ? null : link.pathname + link.search;
}
