import { afterAll, beforeAll } from 'vitest';
import { REST_ROUTES } from '../../rest/restRoutes.ts';
import type { RestRoute } from '../../rest/restRoute.ts';
import { audienceOf, requirementOf } from '../../rest/routeAccess.ts';
import { schema } from '../../server/schema.ts';
import { makeShopper } from '../fixtures.ts';
import { makeExampleRows, makeShopperExampleRows, withExampleRows, type ExampleRows } from './exampleRows.ts';
import { bearerFor, openRestServer, type RestClient } from './restServer.ts';

/** Who may call a route. */
export const audience = (route: RestRoute) => audienceOf(requirementOf(route, schema));

/** All routes with their names, as rows of a table of tests. */
export const ROUTE_ROWS = REST_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const);
export const ROUTES_WITH_BODY = ROUTE_ROWS.filter(([, { body }]) => body !== undefined);

/** The callers of REST routes, on a server that is open during the tests of a file. */
export interface RestCallers {
  guest: RestClient;
  shopper: RestClient;
  /** The rows of the shopper. */
  world: ExampleRows;
  /** The caller of a route, and an example of its body. */
  callerOf(route: RestRoute): { client: RestClient; body: Record<string, unknown> };
}

/** Opens the server before the tests of a file, and closes it after them. */
export function useRestCallers(): RestCallers {
  const callers = {} as RestCallers; // filled before the tests
  let shop: Awaited<ReturnType<typeof openRestServer>>;
  beforeAll(async () => {
    shop = await openRestServer({ LOG_LEVEL: 'error' });
    const world = await makeShopperExampleRows();
    const shopper = shop.client(await bearerFor(world.viewer));
    const adminWorld = await makeExampleRows(await makeShopper({ role: 'ADMIN' }));
    const admin = shop.client(await bearerFor(adminWorld.viewer));
    Object.assign(callers, {
      ...{ world, shopper, guest: shop.client() },
      callerOf(route: RestRoute) {
        const isAdmin = audience(route) === 'admin';
        const body = withExampleRows(route.example, isAdmin ? adminWorld : world) as Record<string, unknown>; // examples are objects
        return { client: isAdmin ? admin : shopper, body };
      },
    });
  });
  afterAll(() => shop.close());
  return callers;
}
