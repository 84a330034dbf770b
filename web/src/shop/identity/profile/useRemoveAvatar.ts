import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { useRemoveAvatarMutation } from './__generated__/useRemoveAvatarMutation.graphql.ts';
import { avatarTexts } from './profileTexts.ts';

/** Removes the viewer's picture. */
export function useRemoveAvatar(onRemoved: () => void) {
  const [commit, isRemoving] = useMutation<useRemoveAvatarMutation>(graphql`
    mutation useRemoveAvatarMutation {
      avatarDelete {
        viewer {
          ...AvatarEditor_viewer
          ...AccountMenu_viewer
        }
      }
    }
  `);
  const removeAvatar = () => {
    commit({
      variables: {},
      onCompleted: () => {
        showSuccess(avatarTexts.pictureRemoved);
        onRemoved();
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { removeAvatar, isRemoving };
}
