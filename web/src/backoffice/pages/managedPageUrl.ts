import { PAGE_HANDLES } from '@kirana/shared/pages.ts';
import type { VariablesOf } from '../../relay/preload.ts';
import type { EditPagePageQuery } from './__generated__/EditPagePageQuery.graphql.ts';

export const managedPagesPath = '/dashboard/pages';

/** The path of a page's editor. */
export function managedPagePath(handle: string): string {
  return `${managedPagesPath}/${handle.toLowerCase()}`;
}

/** The page that an editor's address names; an unknown one has the terms. */
export const managedPageVariables: VariablesOf<EditPagePageQuery> = ({ params }) => ({
  handle: PAGE_HANDLES.find((handle) => handle.toLowerCase() === params['handle']) ?? 'TERMS',
});
