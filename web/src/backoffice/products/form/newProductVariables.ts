import type { LoaderFunctionArgs } from 'react-router-dom';
import type { NewProductPageQuery$variables } from './__generated__/NewProductPageQuery.graphql.ts';

const PARAM = 'copy';

/** The page of a new product whose form starts with the values of another one. */
export function duplicatePath(productId: string): string {
  return `/dashboard/upload-product?${PARAM}=${productId}`;
}

/** Query variables from `/dashboard/upload-product?copy=`. */
export function newProductVariables({ request }: Pick<LoaderFunctionArgs, 'request'>): NewProductPageQuery$variables {
  const id = new URL(request.url).searchParams.get(PARAM) ?? '';
  return { id, isCopy: id !== '' };
}
