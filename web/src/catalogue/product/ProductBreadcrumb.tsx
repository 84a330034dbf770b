import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ProductBreadcrumb_product$key } from './__generated__/ProductBreadcrumb_product.graphql.ts';
import { listingPath } from '../paths.ts';
import { texts } from '../texts.ts';

const CrumbLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    _hover: { color: 'green.fg', textDecoration: 'underline' },
  },
});

const Crumb = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '1' } });

/** The breadcrumb: home, the product's category, and its sub-category as a link. */
export function ProductBreadcrumb({ product: productKey }: { product: ProductBreadcrumb_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductBreadcrumb_product on Product {
        categories {
          id
          name
        }
        subCategories {
          id
          name
        }
      }
    `,
    productKey,
  );
  const [category] = product.categories.map(({ id, name }) => ({ id, name }));
  const [subCategory] = product.subCategories;
  return (
    <chakra.nav aria-label={texts.breadcrumbLabel} marginBottom="2">
      <chakra.ol
        display="flex"
        alignItems="center"
        gap="1"
        color="fg.muted"
        textStyle="sm"
        listStyleType="none"
        whiteSpace="nowrap"
        overflow="hidden"
      >
        <li>
          <CrumbLink to="/">{texts.home}</CrumbLink>
        </li>
        {category && (
          <Crumb>
            <ChevronRight size={16} aria-hidden />
            {category.name}
          </Crumb>
        )}
        {category && subCategory && (
          <Crumb>
            <ChevronRight size={16} aria-hidden />
            <CrumbLink to={listingPath(category, subCategory)}>{subCategory.name}</CrumbLink>
          </Crumb>
        )}
      </chakra.ol>
    </chakra.nav>
  );
}
