import { useLayoutEffect } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { Outlet, useLoaderData, type ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { currentEnvironment } from './environment.ts';

let onScreen: IEnvironment | undefined;

/**
 * The outermost route: gives all others the environment of the running session. As loader data it changes together with the
 * queries that were loaded into it, never before them.
 */
export function SessionRoute() {
  const environment = useLoaderData() as IEnvironment; // what loadSession returned
  useLayoutEffect(() => {
    onScreen = environment;
  }, [environment]);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Outlet />
    </RelayEnvironmentProvider>
  );
}

/** The loader of SessionRoute. */
export function loadSession(): IEnvironment {
  return currentEnvironment();
}

/**
 * For routes that stay on the screen from page to page: load anew for another session or when asked to, not at every step. What
 * counts is the session on the screen, because a navigation that had loaded for another may have been overtaken.
 */
export const whenSessionChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  onScreen !== currentEnvironment() || currentUrl.href === nextUrl.href;
