import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type {
  EmailPreferencesUpdateInput,
  useUpdateEmailPreferencesMutation,
} from './__generated__/useUpdateEmailPreferencesMutation.graphql.ts';

/** Saves a preference at once; the switch moves before the answer, and back when it fails. */
export function useUpdateEmailPreferences(viewerId: string) {
  const [act] = useAction<useUpdateEmailPreferencesMutation>(graphql`
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
  return (input: EmailPreferencesUpdateInput, emailPreferences: { orderUpdates: boolean; backInStock: boolean }) =>
    act(input, {
      optimisticResponse: { emailPreferencesUpdate: { viewer: { id: viewerId, emailPreferences } } },
    });
}
