import { graphql } from 'react-relay';
import type { Disposable, IEnvironment } from 'relay-runtime';
import { actionCallbacks } from '../../../relay/actionCallbacks.ts';
import { uploadFile } from '../../../relay/uploadFile.ts';
import type { PictureUpload } from '../../media/commitPictureUpload.ts';
import type { commitReportPhotoMutation } from './__generated__/commitReportPhotoMutation.graphql.ts';

/** Uploads a photo of a problem, which the report refers to by its id. */
export function commitReportPhoto(environment: IEnvironment, sent: PictureUpload): Disposable {
  const { picture: photo, onProgress, onStored, onFailed } = sent;
  return uploadFile<commitReportPhotoMutation>(environment, {
    mutation: graphql`
      mutation commitReportPhotoMutation($input: RefundRequestPhotoUploadInput!) {
        refundRequestPhotoUpload(input: $input) {
          ... on RefundRequestPhotoUploadPayload {
            photo {
              id
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { photo: null } },
    uploadables: { photo },
    onProgress,
    ...actionCallbacks<commitReportPhotoMutation>({
      onDone: (stored) => onStored(stored.photo.id),
      onRefused: onFailed,
    }),
  });
}
