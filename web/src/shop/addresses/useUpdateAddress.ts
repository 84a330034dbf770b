import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useUpdateAddressMutation } from './__generated__/useUpdateAddressMutation.graphql.ts';
import type { AddressValues } from './addressFields.ts';
import { addressInput } from './addressInput.ts';

interface UpdateAddressHandlers {
  onUpdated: () => void;
  onInvalid: (errors: FormErrors) => void;
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
          message
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
        variables: { input: { addressId, ...addressInput(values) } },
        onCompleted: ({ addressUpdate: result }) => {
          if (result.__typename === 'AddressUpdatePayload') onUpdated();
          if (result.__typename === 'InvalidInputError') onInvalid(toFormErrors(result.message, result.issues));
          if (result.__typename === 'AddressNotFoundError') showError(result.message);
        },
        onError: (error) => showError(toErrorMessage(error)),
      });
    },
    [commit, addressId],
  );
  return [updateAddress, isBusy] as const;
}
