import type { LoaderFunction } from 'react-router-dom';
import { hydration } from '../ui/hydration.ts';

/** What a loader returns for a deferred page; it has its data once the page is requested. */
class DeferredData {
  value: unknown;
}

const waiting = new Set<() => Promise<void>>();

/** A loader whose code is loaded on demand. For a page whose hydration is deferred it runs when the page is requested. */
export function deferredLoader(importLoader: () => Promise<LoaderFunction>): LoaderFunction {
  const load: LoaderFunction = async (args, context) => (await importLoader())(args, context) as unknown;
  return (args, context) => {
    if (!hydration.isDeferred()) return load(args, context);
    const data = new DeferredData();
    waiting.add(async () => void (data.value = await load(args, context)));
    return data;
  };
}

/** Runs the loaders that were deferred. */
export async function runDeferredLoaders(): Promise<void> {
  const loads = [...waiting];
  waiting.clear();
  await Promise.all(loads.map((load) => load()));
}

/** What a loader has loaded, also if it was deferred. */
export function readLoaderData(data: unknown): unknown {
  return data instanceof DeferredData ? data.value : data;
}
