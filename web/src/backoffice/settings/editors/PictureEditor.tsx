import { Box, Button, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { PictureField } from '../../pictures/PictureField.tsx';
import { editorTexts as texts } from '../texts.ts';
import type { PictureEditor_setting$key } from './__generated__/PictureEditor_setting.graphql.ts';
import type { EditorProps } from './settingField.ts';

interface PictureEditorProps extends EditorProps {
  picture: PictureEditor_setting$key;
}

/** A setting that is a picture: it is uploaded at once, and used when the form is saved. */
export function PictureEditor({ setting, picture: pictureKey, draft, errorAt, help, onChange }: PictureEditorProps) {
  const { label, value, isPinned } = setting;
  const { picture } = useFragment(
    graphql`
      fragment PictureEditor_setting on Setting {
        picture {
          ...PictureField_picture
        }
      }
    `,
    pictureKey,
  );
  return (
    <Box>
      <PictureField
        key={String(value)}
        label={label}
        stored={draft === value ? picture : null}
        alt={texts.pictureAlt}
        disabledReason={isPinned ? (help ?? '') : ''}
        error={errorAt('') ?? ''}
        onPicture={(pictureId) => pictureId !== null && onChange(pictureId)}
      />
      <Text textStyle="xs" color="fg.muted">
        {help}
      </Text>
      {draft !== null && !isPinned && (
        <Button variant="ghost" colorPalette="gray" size="sm" ms="-3" onClick={() => onChange(null)}>
          {texts.removePicture}
        </Button>
      )}
    </Box>
  );
}
