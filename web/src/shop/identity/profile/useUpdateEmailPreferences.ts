import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type {
  EmailPreferencesUpdateInput,
  useUpdateEmailPreferencesMutation,
} from './__generated__/useUpdateEmailPreferencesMutation.graphql.ts';

/** Saves a preference at once; the switch moves before the answer, and back when it fails. */
export function useUpdateEmailPreferences(viewerId: string) {
  const [commit] = useMutation<useUpdateEmailPreferencesMutation>(graphql`
    mutation useUpdateEmailPreferencesMutation($input: EmailPreferencesUpdateInput!) @raw_response_type {
      emailPreferencesUpdate(input: $input) {
        viewer {
          id
          emailPreferences {
            orderUpdates
            backInStock
          }
        }
      }
    }
  `);
  return (input: EmailPreferencesUpdateInput, emailPreferences: { orderUpdates: boolean; backInStock: boolean }) => {
    commit({
      variables: { input },
      optimisticResponse: { emailPreferencesUpdate: { viewer: { id: viewerId, emailPreferences } } },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
}
