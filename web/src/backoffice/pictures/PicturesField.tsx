import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { FormPictureImage, PicturesFieldItem } from './PicturesFieldItem.tsx';
import { PictureDropzone } from '../../shop/media/PictureDropzone.tsx';
import { PictureLightbox } from '../../shop/media/PictureLightbox.tsx';
import { texts } from '../../shop/media/texts.ts';
import type { PictureList } from '../../shop/media/useUploadedPictures.ts';

interface PicturesFieldProps {
  label: string;
  /** The label of the field. */
  name: string;
  pictures: PictureList;
  /** The error of the pictures; empty if there is none. */
  error: string;
}

/** A form field for several ordered pictures; the first one is the cover. */
export function PicturesField({ label, name, pictures, error }: PicturesFieldProps) {
  const { list, removed, fileErrors, add, remove, undoRemove, moveTo, retry } = pictures;
  const { kind: enlargedKey, isOpen: isEnlarged, start: enlarge, close } = useActiveDialog<string>();
  const enlargedPlace = list.findIndex(({ key }) => key === enlargedKey);
  const enlarged = list[enlargedPlace];
  const [dragged, setDragged] = useState<string | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const labelId = useId();

  // The pressed button was removed with its picture.
  useLayoutEffect(() => {
    if (removed !== null) undo.current?.focus();
  }, [removed]);

  const move = (key: string, place: number) => {
    if (place < 0 || place >= list.length) return;
    moveTo(key, place);
    announce(texts.moved(place + 1, list.length));
  };
  const drop = (place: number) => {
    if (dragged !== null) move(dragged, place);
    setDragged(null);
  };

  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box id={labelId} mb="1" textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      <PictureDropzone
        name={name}
        isMultiple
        error={[...fileErrors, ...(error === '' ? [] : [error])].join('. ')}
        preview={list.length === 0 ? undefined : tiles()}
        onFiles={add}
      />
      {removed !== null && (
        <Flex role="status" align="center" justify="space-between" gap="3" ps="3" borderRadius="control" bg="bg.muted">
          <Text textStyle="sm">{texts.removed(removed.at + 1)}</Text>
          <Button ref={undo} type="button" variant="ghost" onClick={undoRemove}>
            {texts.undoRemove}
          </Button>
        </Flex>
      )}
      {enlarged !== undefined && (
        <PictureLightbox title={texts.place(enlargedPlace + 1)} isOpen={isEnlarged} isOnTop onClose={close}>
          <FormPictureImage
            picture={enlarged}
            sizes="100vmin"
            w="min(100%, calc(100dvh - 8rem))"
            h="auto"
            borderRadius="card"
            onClick={(event) => event.stopPropagation()}
          />
        </PictureLightbox>
      )}
    </Box>
  );

  function tiles() {
    return (
      <Box w="full">
        <Grid
          as="ul"
          role="list"
          aria-label={texts.pictures}
          listStyleType="none"
          templateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))"
          gap="3"
        >
          {list.map((picture, place) => (
            <PicturesFieldItem
              key={picture.key}
              picture={picture}
              place={place}
              count={list.length}
              isDragged={picture.key === dragged}
              onEnlarge={() => enlarge(picture.key)}
              onMove={(to) => move(picture.key, to)}
              onRemove={() => remove(picture.key)}
              onRetry={() => retry(picture.key)}
              onDragged={(isDragged) => setDragged(isDragged ? picture.key : null)}
              onDropped={dragged === null ? undefined : () => drop(place)}
            />
          ))}
        </Grid>
        {list.length > 1 && (
          <Text mt="3" textStyle="xs" color="fg.muted" textAlign="center">
            {texts.coverHint}
          </Text>
        )}
      </Box>
    );
  }
}
