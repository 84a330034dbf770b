import { chakra, Skeleton, type HTMLChakraProps } from '@chakra-ui/react';
import type { FormPicture } from './formPicture.ts';

interface FormPictureImageProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt' | 'loading'> {
  picture: FormPicture;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
}

/** A picture of a form, from the shop or from this device; decoration, because what surrounds it says what it is. */
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
      style={{ backgroundColor: image.tint }}
    />
  );
}
