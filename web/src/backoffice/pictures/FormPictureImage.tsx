import { chakra, Skeleton, type HTMLChakraProps } from '@chakra-ui/react';
import type { FormPicture } from '../../shop/media/formPicture.ts';

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
