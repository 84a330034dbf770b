import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';

/** The ids of the routes around those that are added: of accounts, in the frame of shoppers, and of staff, in their own. */
export const ACCOUNT_ROUTE = 'account';
export const STAFF_ROUTE = 'staff';

/** Whether a path may be one of the added pages. */
export const isDiscovered = (path: string) =>
  /^\/(dashboard|complaint|preview|(forgot|reset)-password|verification-otp)(\/|$)/.test(path);

/** Adds the routes that few visits need when the first of them is opened, so that the others do not load their tables. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!isDiscovered(path)) return;
  await Promise.all([
    import('./accountRoutes.ts').then(({ accountRoutes }) => patch(ACCOUNT_ROUTE, accountRoutes())),
    import('../backoffice/staffRoutes.ts').then(({ staffRoutes }) => patch(STAFF_ROUTE, staffRoutes())),
  ]);
};
