import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../../shop/media/Picture.tsx';
import type { AdminProductPicture_product$key } from './__generated__/AdminProductPicture_product.graphql.ts';

interface AdminProductPictureProps {
  product: AdminProductPicture_product$key;
  isEager: boolean;
}

/** A product's first picture, faded if the product is hidden. */
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
  return (
    <Box asChild w="full" {...(!isPublished && { opacity: 0.45, filter: 'grayscale(0.7)' })}>
      <Picture
        picture={pictures[0]}
        sizes="(min-width: 1280px) 16vw, (min-width: 768px) 25vw, 50vw"
        isDecoration={pictures.length > 0}
        isEager={isEager}
      />
    </Box>
  );
}
