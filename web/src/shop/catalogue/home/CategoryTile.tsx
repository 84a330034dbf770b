import { graphql, useFragment } from 'react-relay';
import type { CategoryTile_category$key } from './__generated__/CategoryTile_category.graphql.ts';
import { listingPath } from '../paths.ts';
import { TileLink } from '../tiles/TileLink.tsx';

interface CategoryTileProps {
  category: CategoryTile_category$key;
  isEager: boolean;
}

/** A category as a picture and its name, linked to its first sub-category; a category without sub-categories is left out. */
export function CategoryTile({ category: categoryKey, isEager }: CategoryTileProps) {
  const category = useFragment(
    graphql`
      fragment CategoryTile_category on Category {
        id
        name
        picture {
          ...TileLink_picture
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
      <TileLink to={listingPath({ id, name }, subCategory)} name={name} picture={category.picture} isEager={isEager} />
    </li>
  );
}
