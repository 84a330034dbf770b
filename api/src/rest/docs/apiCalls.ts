import type { z } from 'zod';
import type { ApiDescription, operation } from './apiDescription.ts';

/** A call, with its method and path in the document. */
export interface ApiCall extends z.output<typeof operation> {
  /** In capitals. */
  method: string;
  path: string;
  /** The id of its section: `/api/user/login` is `user-login`. */
  anchor: string;
}

/** All calls, in the document's order. */
export function apiCalls({ paths }: ApiDescription): ApiCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      ...call,
      method: method.toUpperCase(),
      path,
      anchor: path.replace('/api/', '').replace(/[^\w-]+/g, '-'),
    })),
  );
}
