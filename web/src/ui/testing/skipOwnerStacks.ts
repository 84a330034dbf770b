import * as React from 'react';

/**
 * Makes React's development build record no stack for each element that is created, which took a tenth of the suite's time; only
 * a warning's details need it. React itself stops at a number a second, which it now takes as reached. Does nothing in a version
 * of React that counts in another place.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => undefined, // React starts to count again each second
  });
}
