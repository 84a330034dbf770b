import type { LoaderFunctionArgs } from 'react-router-dom';
import type { VariablesOf } from '../../relay/preload.ts';
import type { ContentPageQuery } from './__generated__/ContentPageQuery.graphql.ts';

/** The page and the version in an address: `/pages/terms`, `/pages/terms/versions/2`. */
export const pageVariables: VariablesOf<ContentPageQuery> = ({ request }) => {
  const { pathname } = new URL(request.url);
  const [, handle = '', number] = /^\/pages\/([a-z]+)(?:\/versions\/([1-9]\d{0,5}))?$/.exec(pathname) ?? [];
  return { handle, number: number === undefined ? null : Number(number) };
};

/** The signed text of a link that needs no account. */
export const tokenVariables = ({ params }: LoaderFunctionArgs) => ({ token: params['token'] ?? '' });

/** The path of a page, of a version if there is a number. */
export function contentPath(handle: string, number: number | null = null): string {
  return `/pages/${handle.toLowerCase()}${number === null ? '' : `/versions/${number}`}`;
}
