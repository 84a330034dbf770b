import { ChakraProvider } from '@chakra-ui/react';
import type { IMocks, IMockStore } from '@graphql-tools/mock';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import {
  createMemoryRouter,
  RouterProvider,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { Observable } from 'relay-runtime';
import type {
  ConcreteRequest,
  FetchFunction,
  GraphQLResponse,
  GraphQLTaggedNode,
  IEnvironment,
  OperationType,
  RequestParameters,
  Variables,
} from 'relay-runtime';
import { mockedServer, type MockResolvers } from '../../mock/mockedServer.ts';
import { system } from '../ui/theme/system.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { answerWith } from './environment.ts';
import { preload, usePageQuery } from './preload.ts';
import { loadSession, SessionRoute } from './SessionRoute.tsx';

/** Where a test puts what a subscription hears. */
export interface EventSink {
  next: (answer: GraphQLResponse) => void;
  complete: () => void;
  error: (error: Error) => void;
  /** Whether the screen has had enough. */
  readonly closed: boolean;
}

interface ServerOptions {
  /** Values by type, over the believable ones of mock/mocks.ts: `{ Product: () => ({ stock: 0 }) }`. */
  mocks?: IMocks;
  /** Fields that must depend on their arguments or change the store, mutations above all. */
  resolvers?: (store: IMockStore) => MockResolvers;
  /** Stands in for the server altogether (failures, slowness); returning undefined leaves a request to the mocked schema. */
  answer?: (request: RequestParameters, variables: Variables) => Promise<GraphQLResponse> | undefined;
  /** Stands in for the server's events: it is given each subscription's sink. Without it nothing ever happens. */
  stream?: (request: RequestParameters, variables: Variables, sink: EventSink) => void;
}

interface RouteOptions extends ServerOptions {
  /** Routes as in app/routes.tsx, with their loaders. */
  routes: RouteObject[];
  /** Adds routes when they are first needed, as app/discoverRoutes.ts does. */
  discoverRoutes?: PatchRoutesOnNavigationFunction;
  /** The address to start at, with the state of its history entry where that counts. */
  at: string | { pathname: string; search?: string; state: unknown };
}

interface QueryOptions<TQuery extends OperationType> extends ServerOptions {
  /** A test's own query, which spreads the fragments of what it renders. */
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
  const fetchAnswer: FetchFunction = (request, variables) => {
    requests.push({ name: request.name, variables });
    const answer = options.answer?.(request, variables);
    if (answer !== undefined) return answer;
    return ask(request.text ?? '', variables).then((result) => {
      if (result.errors !== undefined) throw new Error(result.errors.map(String).join('\n'));
      return structuredClone(result) as GraphQLResponse; // executed without errors, so it has data
    });
  };
  const environment = answerWith(fetchAnswer, (request, variables) => {
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
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
      <Toaster />
    </ChakraProvider>,
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
