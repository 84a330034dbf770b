import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { RequestError, troubleMessage } from '../relay/RequestError.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { useDownloadDataQuery } from './__generated__/useDownloadDataQuery.graphql.ts';
import { profileTexts } from './profileTexts.ts';
import { saveFile } from './saveFile.ts';

/** Asks for everything the shop keeps about the viewer, now and no earlier, and saves it on their device. */
export function useDownloadData() {
  const environment = useRelayEnvironment();
  const [isDownloading, setDownloading] = useState(false);

  const ask = async () => {
    const data = await fetchQuery<useDownloadDataQuery>(
      environment,
      graphql`
        query useDownloadDataQuery {
          viewer {
            personalData
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
    if (data?.viewer == null) throw new RequestError('sessionEnded');
    const json = JSON.stringify(data.viewer.personalData, null, 2);
    saveFile(profileTexts.downloadName, new Blob([json], { type: 'application/json' }));
    showSuccess(profileTexts.downloaded);
  };
  const downloadData = () => {
    setDownloading(true);
    void ask()
      .catch((error: unknown) => showError(troubleMessage(error)))
      .finally(() => setDownloading(false));
  };
  return { downloadData, isDownloading };
}
