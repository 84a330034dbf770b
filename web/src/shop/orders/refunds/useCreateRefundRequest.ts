import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import { createIdempotencyKey } from '../../../relay/createIdempotencyKey.ts';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import type {
  RefundRequestCreateInput,
  useCreateRefundRequestMutation,
} from './__generated__/useCreateRefundRequestMutation.graphql.ts';

type Report = Omit<RefundRequestCreateInput, 'idempotencyKey'>;

interface ReportHandlers {
  onReported: () => void;
  onRefused: (errors: FormErrors) => void;
}

/** Reports a problem. A retry of the same report sends the same key, so that it is reported once. */
export function useCreateRefundRequest() {
  const attempt = useRef<{ report: string; key: string } | null>(null);
  const [commit, isReporting] = useMutation<useCreateRefundRequestMutation>(graphql`
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
  const createRefundRequest = (report: Report, { onReported, onRefused }: ReportHandlers) => {
    const text = JSON.stringify(report);
    if (attempt.current?.report !== text) attempt.current = { report: text, key: createIdempotencyKey() };
    commit({
      variables: { input: { ...report, idempotencyKey: attempt.current.key } },
      onCompleted: ({ refundRequestCreate: answer }) => {
        attempt.current = null;
        switch (answer.__typename) {
          case 'RefundRequestCreatePayload':
            return onReported();
          case 'InvalidInputError':
            return onRefused(toFormErrors('', answer.issues));
          case 'OrderNotFoundError':
          case 'NotRefundableError':
          case 'RefundRequestPhotoNotFoundError':
          case 'IdempotencyKeyReusedError':
            return onRefused(toFormErrors(answer.message));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(answer)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { createRefundRequest, isReporting };
}
