import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import { commitPictureUpload } from './commitPictureUpload.ts';

/**
 * Uploads a picture that another mutation refers to by its id; `progress` is the uploaded share, null while no upload runs.
 * Another upload and unmounting abort the running one.
 */
export function useUploadPicture(onUploaded: (pictureId: string) => void) {
  const environment = useRelayEnvironment();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState('');
  const running = useRef<Disposable>(null);

  const end = (failure = '') => {
    setProgress(null);
    setError(failure);
  };
  useEffect(() => () => running.current?.dispose(), []);

  const uploadPicture = (picture: Blob, alt: string) => {
    running.current?.dispose();
    setProgress(0);
    setError('');
    running.current = commitPictureUpload(environment, {
      picture,
      alt,
      onProgress: setProgress,
      onStored: (pictureId) => {
        end();
        onUploaded(pictureId);
      },
      onFailed: end,
    });
  };
  return { uploadPicture, progress, error };
}
