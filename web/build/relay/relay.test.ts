import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { relayAliases } from './aliases.ts';

const require = createRequire(import.meta.url);
const relayRuntime = await vi.importActual<Record<string, object>>('./relayRuntime.js');
const source = readFileSync(path.join(import.meta.dirname, 'reactRelay.js'), 'utf8');
const hooks = [...source.matchAll(/'(react-relay\/lib\/[^']+)'/g)].map(([, file]) => file ?? '');

it('has all that the hooks of react-relay require of relay-runtime', () => {
  const missing = new Set<string>();
  const spy = <T extends object>(module: T): T =>
    new Proxy(module, {
      get: (target, name) => {
        if (!(name in target) && typeof name === 'string') missing.add(name);
        const value: unknown = Reflect.get(target, name);
        return name === '__internal' ? spy(value as object) : value; // the only name with names of its own
      },
    });
  const entry = require.resolve('relay-runtime');
  require(entry);
  const cached = require.cache[entry];
  if (cached === undefined) throw new Error('relay-runtime is not CommonJS any more');
  const { exports } = cached;
  cached.exports = spy({ ...relayRuntime });
  try {
    for (const hook of hooks) require(hook);
  } finally {
    cached.exports = exports;
  }

  expect(hooks).not.toEqual([]);
  expect([...missing]).toEqual([]);
  expect(relayRuntime).toMatchObject({ ID_KEY: '__id', Record: expect.anything() }); // required when a fragment is refetched
});

it('replaces files that Relay has', () => {
  const replaced = [
    'relay-runtime/lib/store/live-resolvers/LiveResolverCache.js',
    'relay-runtime/lib/mutations/readUpdatableFragment.js',
    'relay-runtime/lib/mutations/readUpdatableQuery.js',
    'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js',
  ];
  expect(replaced.filter((file) => !existsSync(require.resolve(file)))).toEqual([]);
  expect(relayAliases.filter(({ replacement }) => !existsSync(replacement))).toEqual([]);
});

it('names the hooks that the feature flag selects', () => {
  expect(relayRuntime.RelayFeatureFlags).toMatchObject({ ENABLE_ACTIVITY_COMPATIBILITY: true });
});
