import { Button, Flex } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { AvatarEditor_viewer$key } from './__generated__/AvatarEditor_viewer.graphql.ts';
import { Avatar } from './Avatar.tsx';
import { AvatarDialog } from './AvatarDialog.tsx';
import { avatarTexts as texts } from './profileTexts.ts';
import { useRemoveAvatar } from './useRemoveAvatar.ts';

/** The viewer's picture with buttons that replace and remove it. */
export function AvatarEditor({ viewer: viewerKey }: { viewer: AvatarEditor_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AvatarEditor_viewer on User {
        avatar {
          __typename
        }
        ...Avatar_user
      }
    `,
    viewerKey,
  );
  const [task, setTask] = useState<'none' | 'edit' | 'remove'>('none');
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const close = () => setTask('none');
  const [removeAvatar, isRemoving] = useRemoveAvatar();
  return (
    <Flex align="center" gap="5">
      <Avatar user={viewer} />
      <Flex wrap="wrap" gap="2">
        <Button
          ref={edit}
          variant="outline"
          colorPalette="gray"
          aria-label={texts.editLabel}
          onClick={() => setTask('edit')}
        >
          <Pencil aria-hidden />
          {texts.edit}
        </Button>
        {viewer.avatar != null && (
          <Button
            ref={remove}
            variant="ghost"
            colorPalette="red"
            aria-label={texts.removeLabel}
            onClick={() => setTask('remove')}
          >
            <Trash2 aria-hidden />
            {texts.remove}
          </Button>
        )}
      </Flex>
      <AvatarDialog isOpen={task === 'edit'} onClose={close} />
      <ConfirmDialog
        isDestructive
        title={texts.removePictureTitle}
        text={texts.removePictureText}
        action={texts.remove}
        isOpen={task === 'remove'}
        isBusy={isRemoving}
        onClose={close}
        onConfirm={() => removeAvatar({}, { onDone: close })}
        finalFocus={() => remove.current ?? edit.current}
      />
    </Flex>
  );
}
