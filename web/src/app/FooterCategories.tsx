import { SimpleGrid } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { listingPath } from '../catalogue/paths.ts';
import type { FooterCategories_categories$key } from './__generated__/FooterCategories_categories.graphql.ts';
import { FooterLink } from './FooterLink.tsx';

/** Links to all categories, each to its first sub-category. */
export function FooterCategories({ categories }: { categories: FooterCategories_categories$key }) {
  const { edges } = useFragment(
    graphql`
      fragment FooterCategories_categories on CategoryConnection {
        edges {
          node {
            id
            name
            subCategories(first: 1) {
              edges {
                node {
                  id
                  name
                }
              }
            }
          }
        }
      }
    `,
    categories,
  );
  return (
    <SimpleGrid as="ul" columns={{ base: 2, lg: 3, xl: 4 }} columnGap="6">
      {edges.map(({ node: category }) => {
        const subCategory = category.subCategories.edges[0]?.node;
        if (subCategory === undefined) return null;
        return (
          <li key={category.id}>
            <FooterLink asChild>
              <Link to={listingPath(category, subCategory)}>{category.name}</Link>
            </FooterLink>
          </li>
        );
      })}
    </SimpleGrid>
  );
}
