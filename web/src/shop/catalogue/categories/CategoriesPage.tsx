import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageHead } from '../../../ui/head/PageHead.tsx';
import { texts as catalogueTexts } from '../texts.ts';
import type { CategoriesPageQuery } from './__generated__/CategoriesPageQuery.graphql.ts';
import styles from './CategoriesPage.module.css';
import { CategoryList } from './CategoryList.tsx';
import { CategorySectionSkeleton } from './CategorySectionSkeleton.tsx';
import { texts } from './texts.ts';

const categoriesPageQuery = graphql`
  query CategoriesPageQuery {
    ...CategoryList_query
  }
`;

/** Every category with its sub-categories. */
export function CategoriesPage() {
  const queryRef = usePageQuery<CategoriesPageQuery>(categoriesPageQuery);
  return (
    <div className={styles.page}>
      <PageHead
        title={texts.title}
        description={texts.description}
        path="/categories"
        image={catalogueTexts.shopImage}
        imageAlt={catalogueTexts.shopName}
      />
      <h1 className={styles.heading}>{texts.title}</h1>
      <PageBoundary fallback={<CategoriesPageSkeleton />}>
        <CategoriesPageContent queryRef={queryRef} />
      </PageBoundary>
    </div>
  );
}

function CategoriesPageContent({ queryRef }: { queryRef: PreloadedQuery<CategoriesPageQuery> }) {
  return <CategoryList query={usePreloadedQuery<CategoriesPageQuery>(categoriesPageQuery, queryRef)} />;
}

function CategoriesPageSkeleton() {
  return (
    <>
      <CategorySectionSkeleton />
      <CategorySectionSkeleton />
      <CategorySectionSkeleton />
    </>
  );
}
