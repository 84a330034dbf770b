import { ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ProductBreadcrumb_product$key } from './__generated__/ProductBreadcrumb_product.graphql.ts';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import { listingPath } from '../paths.ts';
import { texts as catalogueTexts } from '../texts.ts';
import styles from './ProductBreadcrumb.module.css';

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
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol className={styles.crumbs}>
        <li>
          <Link to="/" className={styles.link}>
            {catalogueTexts.home}
          </Link>
        </li>
        {category && (
          <li className={styles.crumb}>
            <ChevronRight size={16} aria-hidden />
            {category.name}
          </li>
        )}
        {category && subCategory && (
          <li className={styles.crumb}>
            <ChevronRight size={16} aria-hidden />
            <Link to={listingPath(category, subCategory)} className={styles.link}>
              {subCategory.name}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The same while the product loads. */
export function ProductBreadcrumbSkeleton() {
  return (
    <p className={styles.breadcrumb}>
      <span className={`text-sm ${styles.link}`}>
        <TextSkeleton width="16rem" />
      </span>
    </p>
  );
}
