import { useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import { actionCallbacks } from '../../../relay/actionCallbacks.ts';
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
            ... on AvatarUploadPayload {
              viewer {
                ...AvatarEditor_viewer
                ...AccountMenu_viewer
              }
            }
            ...actionCallbacks_error @alias(as: "error")
          }
        }
      `,
      variables: { input: { picture: null } },
      uploadables: { picture },
      onProgress: setProgress,
      ...actionCallbacks<useUploadAvatarMutation>({
        onDone: () => {
          end();
          onUploaded();
        },
        onRefused: end,
      }),
    });
  };
  return { uploadAvatar, stop, progress, error };
}
