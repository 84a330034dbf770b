import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** A feature flag of Relay selects the other variant of these hooks. */
const VARIANT_HOOKS = ['useFragmentInternal', 'useLoadMoreFunction', 'useQueryLoader'];

/** The client's updaters write records: it has no updatable queries, no updatable fragments and no `configs` of mutations. */
const UNUSED = /^\.\.?\/(mutations\/)?(readUpdatableFragment|readUpdatableQuery|RelayDeclarativeMutationConfig)$/;

/**
 * Leaves out of the bundle what the client does not use of Relay: the packages are CommonJS with one entry each, so a bundler keeps all
 * that the entries name.
 */
export const relayAliases: Alias[] = [
  { find: /^react-relay$/, replacement: pathOf('./reactRelay.js') },
  { find: /^relay-runtime$/, replacement: pathOf('./relayRuntime.js') },
  { find: './live-resolvers/LiveResolverCache', replacement: pathOf('./liveResolverCache.js') },
  { find: UNUSED, replacement: pathOf('./unused.js') },
  ...VARIANT_HOOKS.map((hook) => ({
    find: `./${hook}`,
    replacement: pathOf(`../../../node_modules/react-relay/lib/relay-hooks/${hook}_EXPERIMENTAL.js`),
  })),
];

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
