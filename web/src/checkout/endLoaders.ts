import type { LoaderFunctionArgs } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import cancelPage from './__generated__/CancelPageQuery.graphql.ts';
import successPage from './__generated__/SuccessPageQuery.graphql.ts';
import { endedOrderId } from './endedOrderId.ts';

/** Asks for the order that the address names, if it names one; it has changed while the shopper was away paying. */
export const loadSuccess = preload(successPage, orderOf, 'store-and-network');

/** The same for who has turned back. */
export const loadCancel = preload(cancelPage, orderOf, 'store-and-network');

function orderOf({ request }: LoaderFunctionArgs): { id: string } | null {
  const id = endedOrderId(new URL(request.url).search);
  return id === null ? null : { id };
}
