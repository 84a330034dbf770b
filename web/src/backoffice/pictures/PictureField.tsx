import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PictureField_picture$key } from './__generated__/PictureField_picture.graphql.ts';
import { Picture } from '../../shop/media/Picture.tsx';
import { PictureDropzone } from '../../shop/media/PictureDropzone.tsx';
import { texts } from '../../shop/media/texts.ts';
import { UploadProgress } from '../../shop/media/UploadProgress.tsx';
import { useNewPicture } from './useNewPicture.ts';

interface PictureFieldProps {
  label: string;
  /** The stored picture. */
  stored: PictureField_picture$key | null | undefined;
  /** The alt text of the next picture. */
  alt: string;
  /** Why no picture can be chosen yet; empty if one can. */
  disabledReason: string;
  /** The error of the chosen picture; empty if there is none. */
  error: string;
  /** Receives the id of each new picture after it was stored, and null during the upload. */
  onPicture: (pictureId: string | null) => void;
}

/** A form field for one picture: a chosen file is shown and uploaded at once, and the next choice replaces it. */
export function PictureField({ label, stored: storedKey, alt, disabledReason, error, onPicture }: PictureFieldProps) {
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
      <PictureDropzone error={refusal} disabledReason={disabledReason} preview={preview()} onFiles={choose} />
      {progress !== null && <UploadProgress fraction={progress} />}
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
    if (stored != null) {
      return (
        <Box asChild boxSize="32" borderRadius="card">
          <Picture picture={stored} sizes="128px" />
        </Box>
      );
    }
    return undefined;
  }
}

const Preview = chakra('img', {
  base: { boxSize: '32', borderRadius: 'card', objectFit: 'contain', bg: 'bg.panel', borderWidth: '1px' },
});
