import { graphql } from 'react-relay';
import type { Disposable, IEnvironment } from 'relay-runtime';
import { troubleMessage } from '../relay/RequestError.ts';
import { uploadFile, type OnUploadProgress } from '../relay/uploadFile.ts';
import type { sendPictureMutation } from './__generated__/sendPictureMutation.graphql.ts';

interface SentPicture {
  picture: Blob;
  /** What it shows. */
  alt: string;
  onProgress: OnUploadProgress;
  onStored: (pictureId: string) => void;
  /** Hears why it was not stored, in words for the person who sent it. */
  onFailed: (message: string) => void;
}

/** Sends a picture that something else will refer to by its id. Once disposed of, it is called off and tells nothing more. */
export function sendPicture(environment: IEnvironment, sent: SentPicture): Disposable {
  const { picture, alt, onProgress, onStored, onFailed } = sent;
  return uploadFile<sendPictureMutation>(environment, {
    mutation: graphql`
      mutation sendPictureMutation($input: PictureUploadInput!) {
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
          return onFailed(troubleMessage(result));
      }
    },
    onError: (cause) => onFailed(troubleMessage(cause)),
  });
}
