import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useReauthenticateMutation } from './__generated__/useReauthenticateMutation.graphql.ts';

/** Proves by the password or by a code that the viewer is the owner of the account. */
export function useReauthenticate(onConfirmed: () => void) {
  return useAction<useReauthenticateMutation>(
    graphql`
      mutation useReauthenticateMutation($input: SessionReauthenticateInput!) {
        sessionReauthenticate(input: $input) {
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: onConfirmed },
  );
}
