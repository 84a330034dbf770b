import { graphql } from 'react-relay';
import type { Disposable, IEnvironment } from 'relay-runtime';
import { actionCallbacks } from '../../relay/actionCallbacks.ts';
import { uploadFile } from '../../relay/uploadFile.ts';
import type { PictureUpload } from './useUploadedPictures.ts';
import type { commitPictureUploadMutation } from './__generated__/commitPictureUploadMutation.graphql.ts';

/** Uploads a picture that another mutation refers to by its id. Disposing aborts the upload and calls no handler. */
export function commitPictureUpload(environment: IEnvironment, sent: PictureUpload & { alt: string }): Disposable {
  const { picture, alt, onProgress, onStored, onFailed } = sent;
  return uploadFile<commitPictureUploadMutation>(environment, {
    mutation: graphql`
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
    `,
    variables: { input: { picture: null, alt } },
    uploadables: { picture },
    onProgress,
    ...actionCallbacks<commitPictureUploadMutation>({
      onDone: (stored) => onStored(stored.picture.id),
      onRefused: onFailed,
    }),
  });
}
