import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { useCancelEmailChangeMutation } from './__generated__/useCancelEmailChangeMutation.graphql.ts';
import { profileTexts } from './profileTexts.ts';

/** Takes back a changed email that waits for its confirmation. */
export function useCancelEmailChange(onCancelled: () => void) {
  const [commit, isCancelling] = useMutation<useCancelEmailChangeMutation>(graphql`
    mutation useCancelEmailChangeMutation {
      emailChangeCancel {
        viewer {
          ...ProfilePage_viewer
        }
      }
    }
  `);
  const cancelEmailChange = () => {
    commit({
      variables: {},
      onCompleted: () => {
        showSuccess(profileTexts.changeCancelled);
        onCancelled();
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { cancelEmailChange, isCancelling };
}
