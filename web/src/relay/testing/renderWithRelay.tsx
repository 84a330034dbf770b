import type { IMocks, IMockStore } from '@graphql-tools/mock';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import {
  createMemoryRouter,
  RouterProvider,
  type Location,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import {
  Observable,
  type ConcreteRequest,
  type FetchFunction,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { documentText } from '../../../mock/documentText.ts';
import { mockedServer, type MockResolvers } from '../../../mock/mockedServer.ts';
import { ChakraRoot } from '../../ui/theme/ChakraRoot.tsx';
import { Toaster } from '../../ui/toasts/Toaster.tsx';
import { setNetwork } from '../environment.ts';
import { preload, usePageQuery } from '../preload.ts';
import { loadSession, SessionRoute } from '../SessionRoute.tsx';

/** The sink through which a test sends the events of a subscription. */
export interface EventSink {
  next: (answer: GraphQLResponse) => void;
  complete: () => void;
  error: (error: Error) => void;
  /** Whether the screen has unsubscribed. */
  readonly closed: boolean;
}

export interface ServerOptions {
  /** Values by type, which override those of mock/mocks.ts: `{ Product: () => ({ stock: 0 }) }`. */
  mocks?: IMocks;
  /** Fields that must depend on their arguments or change the store, mutations above all. */
  resolvers?: (store: IMockStore) => MockResolvers;
  /** Replaces the server's response (failures, delays); undefined leaves the request to the mocked schema. */
  answer?: (request: RequestParameters, variables: Variables) => Promise<GraphQLResponse> | undefined;
  /** Receives the sink of each subscription. Without it no events are sent. */
  stream?: (request: RequestParameters, variables: Variables, sink: EventSink) => void;
}

interface RouteOptions extends ServerOptions {
  /** Routes as in app/routes.tsx, with their loaders. */
  routes: RouteObject[];
  /** Adds routes on demand, as app/discoverRoutes.ts does. */
  discoverRoutes?: PatchRoutesOnNavigationFunction;
  /** The first URL, with the state of its history entry if needed. */
  at: string | Partial<Omit<Location, 'key'>>;
}

interface QueryOptions<TQuery extends OperationType> extends ServerOptions {
  /** A test's own query, which spreads the rendered components' fragments. */
  query: GraphQLTaggedNode;
  variables?: TQuery['variables'];
  children: (data: TQuery['response']) => ReactNode;
  at?: string;
}

interface Rendered extends RenderResult {
  user: UserEvent;
  environment: IEnvironment;
  router: ReturnType<typeof createMemoryRouter>;
  /** Every request so far, in order. */
  requests: ReadonlyArray<{ name: string; variables: Variables }>;
}

/**
 * Renders routes, or what `children` makes of a query's data, with a real Relay environment whose server is schema.graphql
 * mocked. Elements appear asynchronously: start with `await screen.findBy…`.
 */
export function renderWithRelay<TQuery extends OperationType>(options: RouteOptions | QueryOptions<TQuery>): Rendered {
  const requests: Array<{ name: string; variables: Variables }> = [];
  const ask = mockedServer({ mocks: options.mocks, resolvers: options.resolvers });
  const fetchResponse: FetchFunction = (request, variables) => {
    requests.push({ name: request.name, variables });
    const answer = options.answer?.(request, variables);
    if (answer !== undefined) return answer;
    return ask(documentText(request.id), variables).then((result) => {
      if (result.errors !== undefined) throw new Error(result.errors.map(String).join('\n'));
      return structuredClone(result) as GraphQLResponse; // executed without errors, so it has data
    });
  };
  const environment = setNetwork(fetchResponse, (request, variables) => {
    requests.push({ name: request.name, variables });
    return Observable.create((sink) => void options.stream?.(request, variables, sink));
  });
  const root: RouteObject = {
    Component: SessionRoute,
    loader: loadSession,
    shouldRevalidate: () => true,
    HydrateFallback: () => null,
    children: 'routes' in options ? options.routes : [routeOf(options)],
  };
  const router = createMemoryRouter([root], {
    initialEntries: [options.at ?? '/'],
    ...('discoverRoutes' in options && { patchRoutesOnNavigation: options.discoverRoutes }),
  });
  const user = userEvent.setup({ delay: null });
  const rendered = render(
    <ChakraRoot>
      <RouterProvider router={router} />
      <Toaster />
    </ChakraRoot>,
  );
  return { ...rendered, user, environment, router, requests };
}

function routeOf<TQuery extends OperationType>({ query, variables = {}, children }: QueryOptions<TQuery>): RouteObject {
  function TestPage() {
    return <TestPageContent queryRef={usePageQuery<TQuery>(query)} />;
  }
  function TestPageContent({ queryRef }: { queryRef: PreloadedQuery<TQuery> }) {
    return children(usePreloadedQuery<TQuery>(query, queryRef));
  }
  // Babel turns the graphql tag into the compiled query itself.
  return { path: '*', loader: preload<TQuery>(query as ConcreteRequest, () => variables), Component: TestPage };
}
