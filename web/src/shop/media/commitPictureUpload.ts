import { graphql, useRelayEnvironment } from 'react-relay';
import type { Disposable, IEnvironment, GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useEffect, useRef, useState } from 'react';
import { actionCallbacks, type ActionPayload } from '../../relay/actionCallbacks.ts';
import { uploadFile, type OnUploadProgress } from '../../relay/uploadFile.ts';
import type { commitPictureUploadMutation } from './__generated__/commitPictureUploadMutation.graphql.ts';

const pictureUpload = graphql`
  mutation commitPictureUploadMutation($input: PictureUploadInput!) {
    pictureUpload(input: $input) {
      ... on PictureUploadPayload {
        picture {
          id
        }
      }
      ...actionCallbacks_error @alias(as: "error")
    }
  }
`;

/** An upload of one picture of several; its handlers are not called after it is disposed. */
export interface PictureUpload {
  picture: Blob;
  onProgress: OnUploadProgress;
  onStored: (pictureId: string) => void;
  /** Receives the message to show when it was not stored. */
  onFailed: (message: string) => void;
}

/** Uploads a picture that another mutation refers to by its id. Disposing aborts the upload. */
export function commitPictureUpload(environment: IEnvironment, sent: PictureUpload & { alt: string }): Disposable {
  const { picture, alt, onProgress, onStored, onFailed } = sent;
  return uploadFile<commitPictureUploadMutation>(environment, {
    mutation: pictureUpload,
    variables: { input: { picture: null, alt } },
    uploadables: { picture },
    onProgress,
    ...actionCallbacks<commitPictureUploadMutation>({
      onDone: (stored) => onStored(stored.picture.id),
      onRefused: onFailed,
    }),
  });
}

/** The same for one picture at a time. */
export function useUploadPicture(onUploaded: (pictureId: string) => void) {
  const { upload, progress, error } = useUpload<commitPictureUploadMutation>(pictureUpload, ({ picture }) =>
    onUploaded(picture.id),
  );
  const uploadPicture = (picture: Blob, alt: string) => upload(picture, { input: { picture: null, alt } });
  return { uploadPicture, progress, error };
}

/**
 * Uploads a picture as the `picture` of a mutation's input, where its variables have null. `progress` is the uploaded share, null while no
 * upload runs, and `error` why the last one failed. Another upload, `stop` and unmounting abort the running one.
 */
export function useUpload<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone: (payload: ActionPayload<TMutation>) => void,
) {
  const environment = useRelayEnvironment();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState('');
  const running = useRef<Disposable>(null);
  useEffect(() => () => running.current?.dispose(), []);

  const end = (failure = '') => {
    setProgress(null);
    setError(failure);
  };
  const stop = () => {
    running.current?.dispose();
    end();
  };
  const upload = (picture: Blob, variables: TMutation['variables']) => {
    running.current?.dispose();
    setProgress(0);
    setError('');
    running.current = uploadFile<TMutation>(environment, {
      mutation,
      variables,
      uploadables: { picture },
      onProgress: setProgress,
      ...actionCallbacks<TMutation>({
        onDone: (payload) => {
          end();
          onDone(payload);
        },
        onRefused: end,
      }),
    });
  };
  return { upload, stop, progress, error };
}
