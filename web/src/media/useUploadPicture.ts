import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import { troubleMessage } from '../relay/RequestError.ts';
import { uploadFile } from '../relay/uploadFile.ts';
import type { useUploadPictureMutation } from './__generated__/useUploadPictureMutation.graphql.ts';

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
    running.current = uploadFile<useUploadPictureMutation>(environment, {
      mutation: graphql`
        mutation useUploadPictureMutation($input: PictureUploadInput!) {
          pictureUpload(input: $input) {
            __typename
            ... on PictureUploadPayload {
              picture {
                id
              }
            }
            ... on InvalidInputError {
              message
            }
            ... on InvalidPictureError {
              message
            }
            ... on TooManyAttemptsError {
              message
            }
          }
        }
      `,
      variables: { input: { picture: null, alt } },
      uploadables: { picture },
      onProgress: setProgress,
      onCompleted: ({ pictureUpload: result }) => {
        switch (result.__typename) {
          case 'PictureUploadPayload':
            end();
            return onUploaded(result.picture.id);
          case 'InvalidInputError':
          case 'InvalidPictureError':
          case 'TooManyAttemptsError':
            return end(result.message);
          case '%other':
            return end(troubleMessage(result));
        }
      },
      onError: (cause) => end(troubleMessage(cause)),
    });
  };
  return { uploadPicture, progress, error };
}
