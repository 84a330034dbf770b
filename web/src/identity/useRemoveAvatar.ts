import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { useRemoveAvatarMutation } from './__generated__/useRemoveAvatarMutation.graphql.ts';
import { profileTexts } from './profileTexts.ts';

/** Takes the viewer's picture away. */
export function useRemoveAvatar(onRemoved: () => void) {
  const [commit, isRemoving] = useMutation<useRemoveAvatarMutation>(graphql`
    mutation useRemoveAvatarMutation {
      avatarRemove {
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
        showSuccess(profileTexts.pictureRemoved);
        onRemoved();
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { removeAvatar, isRemoving };
}
