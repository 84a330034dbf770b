import { Badge, Box, Button, chakra, Flex, IconButton, Skeleton, type HTMLChakraProps } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useState, type DragEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FormPicture } from '../../shop/media/formPicture.ts';
import { texts } from '../../shop/media/texts.ts';
import { UploadProgress } from '../../shop/media/UploadProgress.tsx';

interface PicturesFieldItemProps {
  picture: FormPicture;
  /** The position, from 0. */
  place: number;
  count: number;
  isDragged: boolean;
  onEnlarge: () => void;
  onMove: (place: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onDragged: (isDragged: boolean) => void;
  /** Receives the dragged picture; undefined while none is dragged. */
  onDropped: (() => void) | undefined;
}

/** A picture of the list with its buttons; the arrow keys move it too. */
export function PicturesFieldItem(props: PicturesFieldItemProps) {
  const { picture, place, count, isDragged, onEnlarge, onMove, onRemove, onRetry, onDragged, onDropped } = props;
  const [isTarget, setTarget] = useState(false);
  const number = place + 1;
  // Queued, or being decoded.
  const isWaiting = picture.id === null && picture.progress === null && picture.error === '';

  const move = ({ currentTarget }: SyntheticEvent<HTMLElement>, to: number) => {
    flushSync(() => onMove(to));
    currentTarget.focus(); // a moved element loses the focus
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(event, to);
  };
  const dragOver = (event: DragEvent) => {
    if (onDropped === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setTarget(!isDragged);
  };
  const drop = (event: DragEvent) => {
    setTarget(false);
    if (onDropped === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onDropped();
  };

  return (
    <Box
      as="li"
      draggable
      layerStyle="card"
      overflow="hidden"
      opacity={isDragged ? 0.5 : 1}
      outline={isTarget ? '2px solid' : undefined}
      outlineColor="primary.solid"
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        onDragged(true);
      }}
      onDragEnd={() => onDragged(false)}
      onDragOver={dragOver}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    >
      <Enlarge type="button" aria-label={texts.enlarge(number)} onClick={onEnlarge} onKeyDown={moveByKey}>
        <FormPictureImage picture={picture} sizes="160px" w="full" opacity={picture.id === null ? 0.5 : 1} />
        {place === 0 && (
          <Badge variant="solid" position="absolute" top="2" insetStart="2">
            {texts.cover}
          </Badge>
        )}
      </Enlarge>
      {picture.progress !== null && (
        <Box px="2" pt="2">
          <UploadProgress fraction={picture.progress} />
        </Box>
      )}
      {isWaiting && (
        <Box px="2" pt="2" textStyle="sm" color="fg.muted">
          {texts.waiting}
        </Box>
      )}
      {picture.error !== '' && (
        <Box role="alert" px="2" pt="2" bg="bg.error" color="fg.error" textStyle="xs" overflowWrap="anywhere">
          {texts.ofFile(picture.fileName, picture.error)}
          <Button type="button" variant="ghost" colorPalette="red" w="full" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Box>
      )}
      <Flex justify="space-between">
        <PictureButton
          aria-label={texts.moveLeft(number)}
          aria-disabled={place === 0}
          onClick={(event) => move(event, place - 1)}
        >
          <ArrowLeft size={18} aria-hidden />
        </PictureButton>
        <PictureButton
          aria-label={texts.moveRight(number)}
          aria-disabled={number === count}
          onClick={(event) => move(event, place + 1)}
        >
          <ArrowRight size={18} aria-hidden />
        </PictureButton>
        <PictureButton colorPalette="red" aria-label={texts.remove(number)} onClick={onRemove}>
          <X size={18} aria-hidden />
        </PictureButton>
      </Flex>
    </Box>
  );
}

const PictureButton = chakra(
  IconButton,
  {},
  { defaultProps: { type: 'button', variant: 'ghost', colorPalette: 'gray' } },
);

const Enlarge = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    cursor: 'zoom-in',
    _focusVisible: { outlineOffset: '-2px' },
  },
});

interface FormPictureImageProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt' | 'loading'> {
  picture: FormPicture;
  /** The value of the `sizes` attribute. */
  sizes: string;
}

/** A stored or local picture in a form; its alt text is empty, because the surrounding text describes it. */
export function FormPictureImage({ picture: { image }, sizes, ...rest }: FormPictureImageProps) {
  if (image === null) return <Skeleton w="full" aspectRatio={1} />;
  return (
    <chakra.img
      htmlWidth={384}
      htmlHeight={384}
      maxW="full"
      h="auto"
      aspectRatio={1}
      objectFit="contain"
      draggable={false}
      {...rest}
      src={image.url}
      srcSet={image.srcSet}
      sizes={sizes}
      alt=""
      style={{ backgroundColor: image.dominantColor }}
    />
  );
}
