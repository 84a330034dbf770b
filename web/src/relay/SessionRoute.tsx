import { useLayoutEffect } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { Outlet, useLoaderData, type ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { currentEnvironment, currentSession, viewerIdIn, type Session } from './environment.ts';

let onScreen: IEnvironment | undefined;

/**
 * The outermost route: gives all others the environment of the running session. As loader data it changes together with the
 * queries that were loaded into it, never before them. A session that another tab has begun starts on a fresh screen: a form
 * that the earlier person has filled in would be saved as the new one's.
 */
export function SessionRoute() {
  const { environment, takeovers } = useLoaderData() as Session; // what loadSession returned
  useLayoutEffect(() => {
    onScreen = environment;
  }, [environment]);
  return (
    <RelayEnvironmentProvider key={takeovers} environment={environment}>
      <Outlet />
    </RelayEnvironmentProvider>
  );
}

/** The loader of SessionRoute. */
export function loadSession(): Session {
  return currentSession();
}

/** Who looks at the screen, even when their session has turned out to be over; undefined for a visitor. */
export function viewerIdOnScreen(): string | undefined {
  return onScreen && viewerIdIn(onScreen);
}

/**
 * For routes that stay on the screen from page to page: load anew for another session or when asked to, not at every step. What
 * counts is the session on the screen, because a navigation that had loaded for another may have been overtaken.
 */
export const whenSessionChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  onScreen !== currentEnvironment() || currentUrl.href === nextUrl.href;
