import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PictureField_picture$key } from './__generated__/PictureField_picture.graphql.ts';
import { Picture } from './Picture.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { texts } from './texts.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useNewPicture } from './useNewPicture.ts';

interface PictureFieldProps {
  label: string;
  /** The picture that there is before another one is chosen. */
  stored: PictureField_picture$key | null | undefined;
  /** What the next picture shows. */
  alt: string;
  /** Why no picture can be chosen yet; empty where one can. */
  hindrance: string;
  /** What is wrong with the picture that was chosen; empty for nothing. */
  error: string;
  /** Hears the id of each new picture once it is stored, and null while it is on its way. */
  onPicture: (pictureId: string | null) => void;
}

/** The field of a form that holds a picture: sent as soon as it is chosen, shown at once, and replaced by the next choice. */
export function PictureField({ label, stored: storedKey, alt, hindrance, error, onPicture }: PictureFieldProps) {
  const stored = useFragment(
    graphql`
      fragment PictureField_picture on Picture {
        ...Picture_picture
      }
    `,
    storedKey,
  );
  const { url, choose, retry, progress, choiceError, uploadError } = useNewPicture(alt, onPicture);
  const labelId = useId();
  const refusal = choiceError === '' ? error : choiceError;

  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box id={labelId} mb="1" textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      <PictureDrop error={refusal} hindrance={hindrance} preview={preview()} onFiles={choose} />
      {progress !== null && <UploadProgress share={progress} />}
      {uploadError !== '' && (
        <Flex
          role="alert"
          align="center"
          justify="space-between"
          gap="3"
          ps="3"
          borderRadius="control"
          bg="bg.error"
          color="fg.error"
          textStyle="sm"
        >
          {uploadError}
          <Button variant="ghost" colorPalette="red" onClick={retry}>
            {texts.retry}
          </Button>
        </Flex>
      )}
    </Box>
  );

  function preview() {
    if (url !== null) return <Preview src={url} alt={texts.preview} opacity={progress === null ? '1' : '0.5'} />;
    if (stored != null) return <Picture picture={stored} sizes="128px" boxSize="32" borderRadius="card" />;
    return undefined;
  }
}

const Preview = chakra('img', {
  base: { boxSize: '32', borderRadius: 'card', objectFit: 'contain', bg: 'bg.panel', borderWidth: '1px' },
});
