import type { ReactNode } from 'react';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { ProductGridSkeleton } from './ProductGrid.tsx';
import styles from './ProductsPage.module.css';

/** The page of a shopper's own products: its title, and the products once `children` has loaded them. */
export function ProductsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <h1 className={styles.title}>{title}</h1>
      <PageBoundary fallback={<ProductGridSkeleton count={6} width="besideFilters" />}>{children}</PageBoundary>
    </div>
  );
}
