import type { LoaderFunctionArgs } from 'react-router-dom';

/** The signed text of a link that needs no account. */
export const tokenVariables = ({ params }: LoaderFunctionArgs) => ({ token: params['token'] ?? '' });

/** The path of a page, of a version if there is a number. */
export function contentPath(handle: string, number: number | null = null): string {
  return `/pages/${handle.toLowerCase()}${number === null ? '' : `/versions/${number}`}`;
}
