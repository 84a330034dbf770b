import { Box, Flex, Text } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../../../media/Picture.tsx';
import type { AdminProductPicture_product$key } from './__generated__/AdminProductPicture_product.graphql.ts';
import { cardTexts as texts } from './texts.ts';

interface AdminProductPictureProps {
  product: AdminProductPicture_product$key;
  isEager: boolean;
}

/** A product's first picture, faded if the product is hidden, or a placeholder. */
export function AdminProductPicture({ product, isEager }: AdminProductPictureProps) {
  const { isPublished, pictures } = useFragment(
    graphql`
      fragment AdminProductPicture_product on Product {
        isPublished
        pictures(first: 1) {
          ...Picture_picture
        }
      }
    `,
    product,
  );
  const [picture] = pictures;
  if (picture !== undefined) {
    return (
      <Box asChild w="full" {...(!isPublished && { opacity: 0.45, filter: 'grayscale(0.7)' })}>
        <Picture
          picture={picture}
          sizes="(min-width: 1280px) 16vw, (min-width: 768px) 25vw, 50vw"
          isDecoration
          isEager={isEager}
        />
      </Box>
    );
  }
  return (
    <Flex direction="column" align="center" justify="center" gap="1.5" h="full" bg="bg.subtle" color="fg.muted">
      <ImageOff size={28} aria-hidden />
      <Text textStyle="xs">{texts.noPicture}</Text>
    </Flex>
  );
}
