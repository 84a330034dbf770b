import { useLayoutEffect } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { Outlet, useLoaderData, type ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { currentEnvironment, currentSession, viewerIdIn, type Session } from './environment.ts';

let renderedEnvironment: IEnvironment | undefined;

/**
 * The outermost route, which provides the environment of the present session. The environment is loader data, so that it changes
 * together with the queries that were loaded into it. A session that another tab started remounts the screen; otherwise a form
 * that the earlier person filled in would be saved for the new one.
 */
export function SessionRoute() {
  const { environment, sessionGeneration } = useLoaderData() as Session; // loadSession returned it
  useLayoutEffect(() => {
    renderedEnvironment = environment;
  }, [environment]);
  return (
    <RelayEnvironmentProvider key={sessionGeneration} environment={environment}>
      <Outlet />
    </RelayEnvironmentProvider>
  );
}

/** The loader of SessionRoute. */
export function loadSession(): Session {
  return currentSession();
}

/** The id of the person whose data is on the screen, also after their session has expired; undefined for a visitor. */
export function renderedViewerId(): string | undefined {
  return renderedEnvironment && viewerIdIn(renderedEnvironment);
}

/**
 * For routes that stay mounted across navigations: revalidates for another session or on request, not at every navigation. It
 * compares with the session on the screen, because a navigation that loaded another session may have been superseded.
 */
export const revalidateOnSessionChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  renderedEnvironment !== currentEnvironment() || currentUrl.href === nextUrl.href;
