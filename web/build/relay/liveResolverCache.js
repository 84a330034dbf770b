import { NoopResolverCache } from 'relay-runtime/lib/store/ResolverCache.js';

/** The client has no Relay Resolvers, so that its store keeps no values of them. */
export class LiveResolverCache extends NoopResolverCache {
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
}

export const getUpdatedDataIDs = (ids) => ids;
