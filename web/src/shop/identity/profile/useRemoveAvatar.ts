import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { useRemoveAvatarMutation } from './__generated__/useRemoveAvatarMutation.graphql.ts';
import { avatarTexts } from './profileTexts.ts';

/** Removes the viewer's picture. */
export function useRemoveAvatar() {
  return useAction<useRemoveAvatarMutation>(
    graphql`
      mutation useRemoveAvatarMutation {
        avatarDelete {
          viewer {
            ...AvatarEditor_viewer
            ...AccountMenu_viewer
          }
        }
      }
    `,
    { onDone: () => showSuccess(avatarTexts.pictureRemoved) },
  );
}
