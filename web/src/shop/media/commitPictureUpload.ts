import { graphql } from 'react-relay';
import type { Disposable, IEnvironment } from 'relay-runtime';
import { toErrorMessage } from '../../relay/RequestError.ts';
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
    onProgress,
    onCompleted: ({ pictureUpload: result }) => {
      switch (result.__typename) {
        case 'PictureUploadPayload':
          return onStored(result.picture.id);
        case 'InvalidInputError':
        case 'InvalidPictureError':
        case 'TooManyAttemptsError':
          return onFailed(result.message);
        case '%other':
          return onFailed(toErrorMessage(result));
      }
    },
    onError: (cause) => onFailed(toErrorMessage(cause)),
  });
}
