import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useId, useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PictureField_picture$key } from './__generated__/PictureField_picture.graphql.ts';
import { Picture } from '../../shop/media/Picture.tsx';
import { PictureDropzone } from '../../shop/media/PictureDropzone.tsx';
import { texts } from '../../shop/media/texts.ts';
import { UploadProgress } from '../../shop/media/UploadProgress.tsx';
import { unreadableReason, validatePictureFile } from '../../shop/media/validatePictureFile.ts';
import { type PreparedPicture, prepareScaledPicture, prepareSquarePicture } from '../../shop/media/preparePicture.ts';
import { useUploadPicture } from '../../shop/media/commitPictureUpload.ts';
import { PictureLightbox } from '../../shop/media/PictureLightbox.tsx';

interface PictureFieldProps {
  label: string;
  /** It keeps its shape; others are padded to a square. */
  isWhole?: boolean;
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
  /** Receives true when a file was chosen, and false after it was stored or failed, or when the field goes. */
  onUploading?: (isUploading: boolean) => void;
}

/** A form field for one picture: a chosen file is shown and uploaded at once, and the next choice replaces it. */
export function PictureField(props: PictureFieldProps) {
  const { label, isWhole = false, stored: storedKey, alt, disabledReason, error, onPicture } = props;
  const stored = useFragment(
    graphql`
      fragment PictureField_picture on Picture {
        ...Picture_picture
      }
    `,
    storedKey,
  );
  const { url, choose, retry, progress, isPreparing, choiceError, uploadError } = useNewPicture(
    alt,
    isWhole,
    onPicture,
  );
  const isUploading = isPreparing || progress !== null;
  const report = useEffectEvent((is: boolean) => props.onUploading?.(is));
  useEffect(() => {
    if (!isUploading) return;
    report(true);
    return () => report(false);
  }, [isUploading]);
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
    if (url !== null)
      return <Preview src={url} alt={texts.preview} opacity={progress === null && uploadError === '' ? '1' : '0.5'} />;
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

/**
 * Uploads a picture when its file is chosen: `onPicture` receives the id of each stored picture, and null when another file is
 * chosen.
 */
function useNewPicture(alt: string, isWhole: boolean, onPicture: (pictureId: string | null) => void) {
  const [picture, setPicture] = useState<PreparedPicture | null>(null);
  const [choiceError, setChoiceError] = useState('');
  const [isPreparing, setPreparing] = useState(false);
  const { uploadPicture, progress, error: uploadError } = useUploadPicture(onPicture);
  const choices = useRef(0);

  useEffect(() => () => picture?.close(), [picture]);
  useEffect(
    () => () => {
      choices.current += 1; // a file that is still being decoded comes too late
    },
    [],
  );

  const choose = (files: readonly File[]) => {
    const [file, second] = files;
    if (file === undefined) return;
    const refusal = second === undefined ? validatePictureFile(file) : texts.onlyOne;
    setChoiceError(refusal ?? '');
    if (refusal !== null) return;
    choices.current += 1;
    const choice = choices.current;
    setPreparing(true);
    (isWhole ? prepareScaledPicture : prepareSquarePicture)(file).then(
      (next) => {
        if (choice !== choices.current) return next.close();
        setPreparing(false);
        setPicture(next);
        onPicture(null);
        uploadPicture(next.blob, alt);
      },
      () => {
        if (choice !== choices.current) return;
        setPreparing(false);
        setChoiceError(unreadableReason(file));
      },
    );
  };
  const retry = () => {
    if (picture !== null) uploadPicture(picture.blob, alt);
  };

  return { url: picture?.url ?? null, choose, retry, progress, isPreparing, choiceError, uploadError };
}

interface PicturePreviewProps extends Pick<ComponentProps<typeof Picture>, 'picture'> {
  /** The name of the pictured object. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A picture as large as the screen; Escape, a press beside it or its button closes it. Import it lazily, because it is large. */
export function PicturePreview({ picture, ...dialog }: PicturePreviewProps) {
  return (
    <PictureLightbox {...dialog}>
      <Box asChild w="min(100%, calc(100dvh - 8rem))" borderRadius="card">
        <Picture picture={picture} sizes="100vmin" isEager onClick={(event) => event.stopPropagation()} />
      </Box>
    </PictureLightbox>
  );
}
