import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { useCancelEmailChangeMutation } from './__generated__/useCancelEmailChangeMutation.graphql.ts';
import { emailTexts } from './profileTexts.ts';

/** Cancels an email change that is pending. */
export function useCancelEmailChange() {
  return useAction<useCancelEmailChangeMutation>(
    graphql`
      mutation useCancelEmailChangeMutation {
        emailChangeCancel {
          viewer {
            ...ProfilePage_viewer
          }
        }
      }
    `,
    { onDone: () => showSuccess(emailTexts.changeCancelled) },
  );
}
