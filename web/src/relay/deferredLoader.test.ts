import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { hydration } from '../ui/hydration.ts';
import { deferredLoader, readLoaderData, runDeferredLoaders } from './deferredLoader.ts';

const args = { params: { slug: 'milk' } } as unknown as LoaderFunctionArgs; // a loader reads no more of them here

it('loads at once, and for a deferred page when it is requested', async () => {
  const load = vi.fn(({ params }: LoaderFunctionArgs) => params['slug']);
  const loader = deferredLoader(async () => load);
  expect(await loader(args, undefined)).toBe('milk');

  hydration.defer();
  const requested = vi.fn();
  hydration.onRequest(requested);
  const data: unknown = await loader(args, undefined);
  expect(load).toHaveBeenCalledTimes(1);
  expect(requested).not.toHaveBeenCalled();

  hydration.request();
  hydration.request();
  expect(requested).toHaveBeenCalledTimes(1);
  await runDeferredLoaders();
  expect(readLoaderData(data)).toBe('milk');
  expect(readLoaderData('bread')).toBe('bread');
  expect(await loader(args, undefined)).toBe('milk');
});
