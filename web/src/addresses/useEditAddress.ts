import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import type { useEditAddressMutation } from './__generated__/useEditAddressMutation.graphql.ts';
import { issuesByField, type AddressIssues, type AddressValues } from './addressFields.ts';

interface EditAddressHandlers {
  onSaved: () => void;
  onInvalid: (issues: AddressIssues) => void;
}

/** Changes a saved address; refusals that no field is to blame for are told by a toast. */
export function useEditAddress(addressId: string) {
  const [commit, isBusy] = useMutation<useEditAddressMutation>(graphql`
    mutation useEditAddressMutation($input: AddressEditInput!) {
      addressEdit(input: $input) {
        __typename
        ... on AddressEditPayload {
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
        ... on AddressGoneError {
          message
        }
      }
    }
  `);

  const editAddress = useCallback(
    (values: AddressValues, { onSaved, onInvalid }: EditAddressHandlers) => {
      commit({
        variables: { input: { addressId, ...values } },
        onCompleted: ({ addressEdit: answer }) => {
          if (answer.__typename === 'AddressEditPayload') onSaved();
          if (answer.__typename === 'InvalidInputError') onInvalid(issuesByField(answer.issues));
          if (answer.__typename === 'AddressGoneError') showError(answer.message);
        },
        onError: (error) => showError(troubleMessage(error)),
      });
    },
    [commit, addressId],
  );
  return [editAddress, isBusy] as const;
}
