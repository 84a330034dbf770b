import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { useCancelEmailChangeMutation } from './__generated__/useCancelEmailChangeMutation.graphql.ts';
import { emailTexts } from './profileTexts.ts';

/** Cancels an email change that is pending. */
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
        showSuccess(emailTexts.changeCancelled);
        onCancelled();
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { cancelEmailChange, isCancelling };
}
