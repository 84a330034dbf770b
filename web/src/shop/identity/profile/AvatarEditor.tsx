import { Box, Button, Center, Flex } from '@chakra-ui/react';
import { Pencil, Trash2, UserRound } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { Picture } from '../../media/Picture.tsx';
import { PictureDialog } from '../../media/PictureEditor.tsx';
import { useUpload } from '../../media/commitPictureUpload.ts';
import type { AvatarEditor_viewer$key } from './__generated__/AvatarEditor_viewer.graphql.ts';
import type { AvatarEditorDeleteMutation } from './__generated__/AvatarEditorDeleteMutation.graphql.ts';
import type { AvatarEditorUploadMutation } from './__generated__/AvatarEditorUploadMutation.graphql.ts';

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first letters of a name's first and last word, in any script; nothing of nothing. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return (firstLetter(first) + firstLetter(last)).toLocaleUpperCase('en-IN');
}

// A letter of Devanagari or Tamil may be several characters that belong together.
function firstLetter(word: string): string {
  return letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}

interface AvatarEditorProps {
  viewer: AvatarEditor_viewer$key;
  /** Whose picture it is. */
  children: ReactNode;
}

/** The viewer's picture, and beside it their name with buttons that replace and remove the picture. */
export function AvatarEditor({ viewer: viewerKey, children }: AvatarEditorProps) {
  const viewer = useFragment(
    graphql`
      fragment AvatarEditor_viewer on User {
        name
        avatar {
          ...Picture_picture
        }
      }
    `,
    viewerKey,
  );
  const [task, setTask] = useState<'none' | 'edit' | 'remove'>('none');
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const close = () => setTask('none');
  const [deleteAvatar, isDeleting] = useAction<AvatarEditorDeleteMutation>(
    graphql`
      mutation AvatarEditorDeleteMutation {
        avatarDelete {
          viewer {
            ...AvatarEditor_viewer
            ...AccountMenu_viewer
          }
        }
      }
    `,
    {
      onDone: () => {
        showSuccess('Picture removed');
        close();
      },
    },
  );
  const { upload, stop, progress, error } = useUpload<AvatarEditorUploadMutation>(
    graphql`
      mutation AvatarEditorUploadMutation($input: AvatarUploadInput!) {
        avatarUpload(input: $input) {
          ... on AvatarUploadPayload {
            viewer {
              ...AvatarEditor_viewer
              ...AccountMenu_viewer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    () => {
      showSuccess('Picture saved');
      close();
    },
  );
  return (
    <Flex align="center" gap="4">
      <Box asChild boxSize="20" borderRadius="full" objectFit="cover">
        <Picture picture={viewer.avatar} sizes="80px" isEager missing={<Initials name={viewer.name} />} />
      </Box>
      <Box minW="0">
        {children}
        <Flex wrap="wrap" columnGap="1" ms="-2">
          <Button ref={edit} variant="ghost" px="2" aria-label="Edit your picture" onClick={() => setTask('edit')}>
            <Pencil aria-hidden />
            Edit
          </Button>
          {viewer.avatar != null && (
            <Button
              ref={remove}
              variant="ghost"
              colorPalette="red"
              px="2"
              aria-label="Remove your picture"
              onClick={() => setTask('remove')}
            >
              <Trash2 aria-hidden />
              Remove
            </Button>
          )}
        </Flex>
      </Box>
      <PictureDialog
        title="Your picture"
        isOpen={task === 'edit'}
        onClose={close}
        progress={progress}
        error={error}
        onSend={(picture) => upload(picture, { input: { picture: null } })}
        onStop={stop}
      />
      <ConfirmDialog
        isDestructive
        title="Remove your picture?"
        text="Your initials will show instead."
        action="Remove"
        isOpen={task === 'remove'}
        isBusy={isDeleting}
        onClose={close}
        onConfirm={() => deleteAvatar({})}
        finalFocus={() => remove.current ?? edit.current}
      />
    </Flex>
  );
}

/** The initials of a person without a picture, in a circle as large as a picture. */
function Initials({ name }: { name: string }) {
  const initials = initialsOf(name);
  return (
    <Center
      boxSize="20"
      flexShrink="0"
      borderRadius="full"
      bg="secondary.muted"
      color="secondary.fg"
      textStyle="2xl"
      fontWeight="bold"
      aria-hidden
    >
      {initials === '' ? <UserRound size={40} /> : initials}
    </Center>
  );
}
