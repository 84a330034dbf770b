import type { LoaderFunctionArgs } from 'react-router-dom';
import { keysOf } from '../ui/keysOf.ts';
import type { CollectionsPageQuery$variables } from './__generated__/CollectionsPageQuery.graphql.ts';
import { statusTexts } from './texts.ts';

export const collectionsPath = '/dashboard/collection';

/** The path of a collection's page for staff; `new` creates one. */
export function editCollectionPath(id: string): string {
  return `${collectionsPath}/${id}`;
}

export const filterNames = ['q', 'status'] as const;

const MAX_SEARCH = 100;

/** Query variables from the page's URL; invalid parameters are ignored. */
export function collectionsVariables({ request }: LoaderFunctionArgs): CollectionsPageQuery$variables {
  const params = new URL(request.url).searchParams;
  return {
    search: params.get('q')?.slice(0, MAX_SEARCH) ?? null,
    status: keysOf(statusTexts).find((key) => key === params.get('status')) ?? null,
  };
}

/** The fields of the form that errors without issues are about. */
export const collectionErrorFields = { HandleTakenError: 'handle', PictureNotFoundError: 'pictureId' };
