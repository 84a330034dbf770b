import { useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { uploadFile } from '../../../relay/uploadFile.ts';
import type { useUploadAvatarMutation } from './__generated__/useUploadAvatarMutation.graphql.ts';

/** Uploads the viewer's picture; `progress` is the uploaded share, null while no upload runs. */
export function useUploadAvatar(onUploaded: () => void) {
  const environment = useRelayEnvironment();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState('');
  const running = useRef<Disposable>(null);

  const end = (failure = '') => {
    setProgress(null);
    setError(failure);
  };
  const stop = () => {
    running.current?.dispose();
    end();
  };
  const uploadAvatar = (picture: Blob) => {
    setProgress(0);
    setError('');
    running.current = uploadFile<useUploadAvatarMutation>(environment, {
      mutation: graphql`
        mutation useUploadAvatarMutation($input: AvatarUploadInput!) {
          avatarUpload(input: $input) {
            __typename
            ... on AvatarUploadPayload {
              viewer {
                ...AvatarEditor_viewer
                ...AccountMenu_viewer
              }
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
      variables: { input: { picture: null } },
      uploadables: { picture },
      onProgress: setProgress,
      onCompleted: ({ avatarUpload: result }) => {
        switch (result.__typename) {
          case 'AvatarUploadPayload':
            end();
            return onUploaded();
          case 'InvalidPictureError':
          case 'TooManyAttemptsError':
            return end(result.message);
          case '%other':
            return end(toErrorMessage(result));
        }
      },
      onError: (cause) => end(toErrorMessage(cause)),
    });
  };
  return { uploadAvatar, stop, progress, error };
}
