import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useOpenInvoiceQuery } from './__generated__/useOpenInvoiceQuery.graphql.ts';

/**
 * Opens an invoice in a new tab, or saves it as a file. It queries the viewer first, which refreshes an expired access token; the
 * browser's own request for the file could not do that.
 */
export function useOpenInvoice() {
  const environment = useRelayEnvironment();

  const refreshSession = () =>
    fetchQuery<useOpenInvoiceQuery>(
      environment,
      graphql`
        query useOpenInvoiceQuery {
          viewer {
            __typename
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();

  const viewInvoice = (url: string) => {
    const tab = window.open('', '_blank'); // before any await, because browsers block windows that open later
    void refreshSession()
      .then(() => (tab ?? window).location.assign(url))
      .catch((error: unknown) => {
        tab?.close();
        showError(toErrorMessage(error));
      });
  };
  const saveInvoice = (url: string) => {
    void refreshSession()
      .then(() => {
        const link = document.createElement('a');
        link.href = url;
        link.download = ''; // the server names the file
        link.click();
      })
      .catch((error: unknown) => showError(toErrorMessage(error)));
  };
  return { viewInvoice, saveInvoice };
}
