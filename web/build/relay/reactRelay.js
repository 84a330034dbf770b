/** The part of `react-relay` that the client uses; a name that is missing here fails the build. */
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment.js';
export { default as useMutation } from 'react-relay/lib/relay-hooks/useMutation.js';
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment.js';
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery.js';
export { default as useQueryLoader } from 'react-relay/lib/relay-hooks/useQueryLoader_EXPERIMENTAL.js';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment.js';
export {
  commitLocalUpdate,
  commitMutation,
  ConnectionHandler,
  fetchQuery,
  graphql,
  readInlineData,
  requestSubscription,
} from 'relay-runtime';
