import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { RequestError, toErrorMessage } from '../../../relay/RequestError.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { useDownloadDataQuery } from './__generated__/useDownloadDataQuery.graphql.ts';
import { settingsTexts } from './profileTexts.ts';
import { saveFile } from '../../../ui/saveFile.ts';

/** Loads everything the shop stores about the viewer when called, and saves it as a file. */
export function useDownloadData() {
  const environment = useRelayEnvironment();
  const [isDownloading, setDownloading] = useState(false);

  const ask = async () => {
    const data = await fetchQuery<useDownloadDataQuery>(
      environment,
      graphql`
        query useDownloadDataQuery {
          viewer {
            personalData @required(action: THROW)
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
    if (data?.viewer == null) throw new RequestError('sessionExpired');
    const json = JSON.stringify(data.viewer.personalData, null, 2);
    saveFile(settingsTexts.downloadName, new Blob([json], { type: 'application/json' }));
    showSuccess(settingsTexts.downloaded);
  };
  const downloadData = () => {
    setDownloading(true);
    void ask()
      .catch((error: unknown) => showError(toErrorMessage(error)))
      .finally(() => setDownloading(false));
  };
  return { downloadData, isDownloading };
}
