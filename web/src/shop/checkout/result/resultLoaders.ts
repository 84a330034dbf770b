import type { LoaderFunctionArgs } from 'react-router-dom';
import { preload } from '../../../relay/preload.ts';
import cancelPage from './__generated__/CancelPageQuery.graphql.ts';
import successPage from './__generated__/SuccessPageQuery.graphql.ts';
import { orderIdFromSearch } from './resultPath.ts';

/** Loads the order that the URL names, if any, from the server, because the payment has changed it. */
export const loadSuccess = preload(successPage, orderOf, 'store-and-network');

/** The same for the page that the payment provider returns to when the shopper cancels. */
export const loadCancel = preload(cancelPage, orderOf, 'store-and-network');

function orderOf({ request }: LoaderFunctionArgs): { id: string } | null {
  const id = orderIdFromSearch(new URL(request.url).search);
  return id === null ? null : { id };
}
