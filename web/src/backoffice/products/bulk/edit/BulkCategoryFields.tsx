import { Grid, Skeleton } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { toErrorMessage } from '../../../../relay/RequestError.ts';
import { useDebouncedQuery } from '../../../../relay/useDebouncedQuery.ts';
import { SectionBoundary } from '../../../../ui/SectionBoundary.tsx';
import type { Choice } from '../../../../ui/forms/ChoicePicker.tsx';
import { CategoryPicker } from '../../../categories/CategoryPicker.tsx';
import { SubCategoryPicker } from '../../../categories/SubCategoryPicker.tsx';
import type { BulkCategoryFieldsQuery } from './__generated__/BulkCategoryFieldsQuery.graphql.ts';

const bulkCategoryFieldsQuery = graphql`
  query BulkCategoryFieldsQuery {
    ...CategoryPicker_query
    ...SubCategoryPicker_query
  }
`;

interface BulkCategoryFieldsProps {
  categories: readonly Choice[];
  subCategories: readonly Choice[];
  /** The error message; empty if there is none. */
  error: string;
  onCategories: (chosen: readonly Choice[]) => void;
  onSubCategories: (chosen: readonly Choice[]) => void;
}

/** Chooses categories and sub-categories, which are loaded once they are asked for. */
export function BulkCategoryFields(props: BulkCategoryFieldsProps) {
  const { queryRef, retry } = useDebouncedQuery<BulkCategoryFieldsQuery>(bulkCategoryFieldsQuery, {});
  if (queryRef === null) return <FieldsSkeleton />;
  return (
    <SectionBoundary fallback={<FieldsSkeleton />} resetKey={queryRef} onRetry={retry} messageOf={toErrorMessage}>
      <LoadedFields queryRef={queryRef} {...props} />
    </SectionBoundary>
  );
}

interface LoadedFieldsProps extends BulkCategoryFieldsProps {
  queryRef: PreloadedQuery<BulkCategoryFieldsQuery>;
}

function LoadedFields({
  queryRef,
  categories,
  subCategories,
  error,
  onCategories,
  onSubCategories,
}: LoadedFieldsProps) {
  const query = usePreloadedQuery<BulkCategoryFieldsQuery>(bulkCategoryFieldsQuery, queryRef);
  return (
    <Fields>
      <CategoryPicker query={query} name="categories" chosen={categories} error={error} onChosen={onCategories} />
      <SubCategoryPicker
        query={query}
        name="subCategories"
        chosen={subCategories}
        categories={categories}
        error=""
        onChosen={onSubCategories}
      />
    </Fields>
  );
}

function FieldsSkeleton() {
  return (
    <Fields>
      <Skeleton h="80" />
      <Skeleton h="80" />
    </Fields>
  );
}

function Fields({ children }: { children: React.ReactNode }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" mt="2">
      {children}
    </Grid>
  );
}
