import { graphql } from 'react-relay';
import type { Disposable, IEnvironment } from 'relay-runtime';
import type { PictureUpload } from '../../media/useUploadedPictures.ts';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { uploadFile } from '../../../relay/uploadFile.ts';
import type { commitReportPhotoMutation } from './__generated__/commitReportPhotoMutation.graphql.ts';

/** Uploads a photo of a problem, which the report refers to by its id. */
export function commitReportPhoto(environment: IEnvironment, sent: PictureUpload): Disposable {
  const { picture: photo, onProgress, onStored, onFailed } = sent;
  return uploadFile<commitReportPhotoMutation>(environment, {
    mutation: graphql`
      mutation commitReportPhotoMutation($input: RefundRequestPhotoUploadInput!) {
        refundRequestPhotoUpload(input: $input) {
          __typename
          ... on RefundRequestPhotoUploadPayload {
            photo {
              id
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
    variables: { input: { photo: null } },
    uploadables: { photo },
    onProgress,
    onCompleted: ({ refundRequestPhotoUpload: result }) => {
      switch (result.__typename) {
        case 'RefundRequestPhotoUploadPayload':
          return onStored(result.photo.id);
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
