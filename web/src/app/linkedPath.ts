import { isDashboard } from './discoverRoutes.ts';

/** The path of the link around an element, if it leads to another page of the shop; the router may not know those of the dashboard yet. */
export function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return null;
  const isIgnored = link.pathname === location.pathname || isDashboard(link.pathname);
  return isIgnored ? null : link.pathname + link.search;
}
