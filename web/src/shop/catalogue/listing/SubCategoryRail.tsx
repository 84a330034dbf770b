import { useLayoutEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SubCategoryRail_query$key } from './__generated__/SubCategoryRail_query.graphql.ts';
import { listingPath } from '../paths.ts';
import { RailLayout } from './RailLayout.tsx';
import { RailLink } from './RailLink.tsx';
import { texts } from './texts.ts';

interface SubCategoryRailProps {
  query: SubCategoryRail_query$key;
  currentId: string;
}

/** The sub-categories of a category, one below the other; the current one is marked and scrolled into view. */
export function SubCategoryRail({ query, currentId }: SubCategoryRailProps) {
  const { category } = useFragment(
    graphql`
      fragment SubCategoryRail_query on Query @argumentDefinitions(categoryId: { type: "ID!" }) {
        category(id: $categoryId) {
          id
          name
          subCategories(first: 60) {
            edges {
              node {
                id
                name
                ...RailLink_subCategory
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rail = useRef<HTMLElement>(null);

  // Only the rail scrolls: scrollIntoView would scroll the page as well.
  useLayoutEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (!rail.current || !current) return;
    rail.current.scrollTop = current.offsetTop - (rail.current.clientHeight - current.offsetHeight) / 2;
  }, [currentId]);

  if (!category) return null;
  return (
    <RailLayout ref={rail} aria-label={texts.subCategoriesLabel(category.name)}>
      <ul role="list">
        {category.subCategories.edges.map(({ node }) => (
          <li key={node.id}>
            <RailLink subCategory={node} to={listingPath(category, node)} isCurrent={node.id === currentId} />
          </li>
        ))}
      </ul>
    </RailLayout>
  );
}
