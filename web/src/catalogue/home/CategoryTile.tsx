import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../../media/Picture.tsx';
import type { CategoryTile_category$key } from './__generated__/CategoryTile_category.graphql.ts';
import { listingPath } from '../paths.ts';

interface CategoryTileProps {
  category: CategoryTile_category$key;
  isEager: boolean;
}

const TileLink = chakra(Link, {
  base: {
    display: 'block',
    borderRadius: 'card',
    textAlign: 'center',
    _hover: { '& span': { color: 'green.fg' } },
  },
});

/** A category as a picture and its name, linked to its first sub-category; a category without sub-categories is left out. */
export function CategoryTile({ category: categoryKey, isEager }: CategoryTileProps) {
  const category = useFragment(
    graphql`
      fragment CategoryTile_category on Category {
        id
        name
        picture {
          ...Picture_picture
        }
        subCategories(first: 1) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    categoryKey,
  );
  const { id, name, subCategories } = category;
  const subCategory = subCategories.edges[0]?.node;
  if (subCategory === undefined) return null;
  return (
    <li>
      <TileLink to={listingPath({ id, name }, subCategory)}>
        <Picture
          picture={category.picture}
          sizes="(min-width: 64em) 112px, (min-width: 48em) 10vw, 22vw"
          isEager={isEager}
          isDecoration
          width={{ base: 'full', lg: '80%' }}
          marginX="auto"
          // Rounder than a card, but not so round that it clips the picture.
          borderRadius="40%"
        />
        <chakra.span
          height="10"
          marginTop="1"
          textStyle={{ base: 'xs', lg: 'sm' }}
          lineHeight="1.25rem"
          fontWeight="medium"
          lineClamp={2}
        >
          {name}
        </chakra.span>
      </TileLink>
    </li>
  );
}
