import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import { sendPicture } from './sendPicture.ts';

/**
 * Sends a picture that something else will refer to by its id; `progress` is the share that has left, and null while nothing
 * is sent. Sending another one, and leaving, call off what is under way.
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
    running.current = sendPicture(environment, {
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
