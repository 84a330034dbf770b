import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toasts/toastStore.ts';
import type { useUpdateAddressMutation } from './__generated__/useUpdateAddressMutation.graphql.ts';
import { issuesByField, type AddressIssues, type AddressValues } from './addressFields.ts';

interface UpdateAddressHandlers {
  onUpdated: () => void;
  onInvalid: (issues: AddressIssues) => void;
}

/** Changes a saved address; errors without a field are shown in a toast. */
export function useUpdateAddress(addressId: string) {
  const [commit, isBusy] = useMutation<useUpdateAddressMutation>(graphql`
    mutation useUpdateAddressMutation($input: AddressUpdateInput!) {
      addressUpdate(input: $input) {
        __typename
        ... on AddressUpdatePayload {
          address {
            ...AddressLines_address
            ...AddressForm_address
          }
        }
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
        ... on AddressNotFoundError {
          message
        }
      }
    }
  `);

  const updateAddress = useCallback(
    (values: AddressValues, { onUpdated, onInvalid }: UpdateAddressHandlers) => {
      commit({
        variables: { input: { addressId, ...values } },
        onCompleted: ({ addressUpdate: result }) => {
          if (result.__typename === 'AddressUpdatePayload') onUpdated();
          if (result.__typename === 'InvalidInputError') onInvalid(issuesByField(result.issues));
          if (result.__typename === 'AddressNotFoundError') showError(result.message);
        },
        onError: (error) => showError(toErrorMessage(error)),
      });
    },
    [commit, addressId],
  );
  return [updateAddress, isBusy] as const;
}
