import { useState } from 'react';
import { toErrorMessage } from './RequestError.ts';
import { downloadUrl } from '../ui/saveFile.ts';
import { showError } from '../ui/toasts/toastStore.ts';

/**
 * Downloads a file. Its URL is requested on each press, because the browser cannot refresh an expired session during a download.
 */
export function useDownload(requestUrl: () => Promise<string | null | undefined>) {
  const [isDownloading, setDownloading] = useState(false);
  const start = async () => {
    const url = await requestUrl();
    if (url != null) downloadUrl(url);
  };
  const download = () => {
    setDownloading(true);
    void start()
      .catch((error: unknown) => showError(toErrorMessage(error)))
      .finally(() => setDownloading(false));
  };
  return { download, isDownloading };
}
