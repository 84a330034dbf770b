import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import type { useOpenInvoiceQuery } from './__generated__/useOpenInvoiceQuery.graphql.ts';

/**
 * Shows an invoice in a tab of its own, or saves it as a file. The viewer is asked for first, because the browser itself could not
 * refresh a session that has gone stale on the open page.
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
    const tab = window.open('', '_blank'); // at once, because browsers block what opens after a wait
    void refreshSession()
      .then(() => (tab ?? window).location.assign(url))
      .catch((error: unknown) => {
        tab?.close();
        showError(troubleMessage(error));
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
      .catch((error: unknown) => showError(troubleMessage(error)));
  };
  return { viewInvoice, saveInvoice };
}
