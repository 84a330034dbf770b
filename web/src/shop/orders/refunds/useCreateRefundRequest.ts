import { graphql } from 'react-relay';
import type { Disposable, IEnvironment } from 'relay-runtime';
import { useAction } from '../../../relay/useAction.ts';
import { useIdempotencyKey } from '../../../relay/useIdempotencyKey.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import type {
  RefundRequestCreateInput,
  useCreateRefundRequestMutation,
} from './__generated__/useCreateRefundRequestMutation.graphql.ts';
import type { PictureUpload } from '../../media/commitPictureUpload.ts';
import { actionCallbacks } from '../../../relay/actionCallbacks.ts';
import { uploadFile } from '../../../relay/uploadFile.ts';
import type { useCreateRefundRequestPhotoMutation } from './__generated__/useCreateRefundRequestPhotoMutation.graphql.ts';

type Report = Omit<RefundRequestCreateInput, 'idempotencyKey'>;

interface ReportHandlers {
  onReported: () => void;
  onRefused: (errors: FormErrors) => void;
}

/** Reports a problem. A retry of the same report sends the same key, so that it is reported once. */
export function useCreateRefundRequest() {
  const { keyFor, forget } = useIdempotencyKey();
  const [act, isReporting] = useAction<useCreateRefundRequestMutation>(graphql`
    mutation useCreateRefundRequestMutation($input: RefundRequestCreateInput!) {
      refundRequestCreate(input: $input) {
        __typename
        ... on RefundRequestCreatePayload {
          order {
            ...orderChanges_order
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on OrderNotFoundError {
          message
        }
        ... on NotRefundableError {
          message
        }
        ... on RefundRequestPhotoNotFoundError {
          message
        }
        ... on IdempotencyKeyReusedError {
          message
        }
      }
    }
  `);
  const createRefundRequest = (report: Report, { onReported, onRefused }: ReportHandlers) =>
    act(
      { ...report, idempotencyKey: keyFor(report) },
      {
        onDone: () => {
          forget();
          onReported();
        },
        errors: { InvalidInputError: ({ issues }) => onRefused(toFormErrors('', issues)) },
        onFormErrors: onRefused,
      },
    );
  return { createRefundRequest, isReporting };
}

/** Uploads a photo of a problem, which the report refers to by its id. */
export function commitReportPhoto(environment: IEnvironment, sent: PictureUpload): Disposable {
  const { picture: photo, onProgress, onStored, onFailed } = sent;
  return uploadFile<useCreateRefundRequestPhotoMutation>(environment, {
    mutation: graphql`
      mutation useCreateRefundRequestPhotoMutation($input: RefundRequestPhotoUploadInput!) {
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
    ...actionCallbacks<useCreateRefundRequestPhotoMutation>({
      onDone: (stored) => onStored(stored.photo.id),
      onRefused: onFailed,
    }),
  });
}
