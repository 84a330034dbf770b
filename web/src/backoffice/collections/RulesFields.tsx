import { Box, Grid, Skeleton, Text } from '@chakra-ui/react';
import { formatCount } from '@kirana/shared/numbers.ts';
import { graphql, useFragment } from 'react-relay';
import { DebouncedQuery } from '../../relay/DebouncedQuery.tsx';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { CategoryPicker } from '../categories/CategoryPicker.tsx';
import { SubCategoryPicker } from '../categories/SubCategoryPicker.tsx';
import { SearchProduct } from '../search/SearchProduct.tsx';
import { BusyFade } from '../ui/BusyFade.tsx';
import type { RulesFields_query$key } from './__generated__/RulesFields_query.graphql.ts';
import type { RulesFieldsPreviewQuery } from './__generated__/RulesFieldsPreviewQuery.graphql.ts';
import { toRulesInput, type RulesDraft } from './collectionDraft.ts';
import { texts } from './texts.ts';

interface RulesFieldsProps {
  query: RulesFields_query$key;
  rules: RulesDraft;
  onChange: (rules: RulesDraft) => void;
}

const NUMBERS = [
  { name: 'minPrice', label: 'Price from', start: '₹', end: undefined },
  { name: 'maxPrice', label: 'Price to', start: '₹', end: undefined },
  { name: 'minDiscount', label: 'Discount from (%)', start: undefined, end: undefined },
] as const;

const WORDS = [
  { name: 'brands', label: 'Brands', help: 'Separated by commas: Amul, Mother Dairy' },
  { name: 'diets', label: 'Dietary facts', help: 'Vegetarian, Vegan' },
  { name: 'packSizes', label: 'Pack sizes', help: '500 g, 1 kg' },
  { name: 'countriesOfOrigin', label: 'Countries of origin', help: 'India, New Zealand' },
] as const;

/** The rules of a collection, with what matches them now. */
export function RulesFields({ query: queryKey, rules, onChange }: RulesFieldsProps) {
  const query = useFragment(
    graphql`
      fragment RulesFields_query on Query {
        ...CategoryPicker_query
        ...SubCategoryPicker_query
      }
    `,
    queryKey,
  );
  const set = (changed: Partial<RulesDraft>) => onChange({ ...rules, ...changed });
  return (
    <Box>
      <Text mb="3" textStyle="sm" color="fg.muted">
        A product has to match every rule, and one value of each.
      </Text>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <CategoryPicker
          query={query}
          chosen={rules.categories}
          error=""
          onChosen={(categories) => set({ categories })}
        />
        <SubCategoryPicker
          query={query}
          categories={rules.categories}
          chosen={rules.subCategories}
          error=""
          onChosen={(subCategories) => set({ subCategories })}
        />
      </Grid>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="3" mt="4">
        {NUMBERS.map(({ name, label, start }) => (
          <TextField
            key={name}
            label={label}
            start={start}
            value={rules[name]}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
      </Grid>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="3" mt="1">
        {WORDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            value={rules[name]}
            autoComplete="off"
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
      </Grid>
      <Switch
        title="In stock only"
        text="Sold-out products leave the collection"
        isOn={rules.inStock}
        onChange={(inStock) => set({ inStock })}
      />
      <RulesPreview rules={rules} />
    </Box>
  );
}

const previewQuery = graphql`
  query RulesFieldsPreviewQuery($filter: ProductFilter!) {
    products(filter: $filter, sort: POPULARITY, first: 6) {
      totalCount
      edges {
        node {
          id
          ...SearchProduct_product
        }
      }
    }
  }
`;

/** How many products match the rules now, and the most ordered ones. */
function RulesPreview({ rules }: { rules: RulesDraft }) {
  const filter = toRulesInput(rules);
  const isEmpty = filter !== null && Object.keys(filter).length === 0;
  const { queryRef, isBusy, retry } = useDebouncedQuery<RulesFieldsPreviewQuery>(
    previewQuery,
    filter === null || isEmpty ? null : { filter },
  );
  const message = isEmpty ? 'Choose at least one rule.' : 'Enter a number without letters.';
  return (
    <Box as="section" aria-label="What matches" mt="4" borderTopWidth="1px" pt="4">
      {queryRef === null ? (
        <Text color="fg.muted">{filter === null || isEmpty ? message : '…'}</Text>
      ) : (
        <BusyFade isBusy={isBusy}>
          <DebouncedQuery<RulesFieldsPreviewQuery>
            query={previewQuery}
            {...{ queryRef, retry }}
            fallback={<Skeleton h="32" />}
          >
            {({ products: { totalCount, edges } }) => (
              <>
                <Text role="status" fontWeight="semibold" mb="2">
                  {texts.matching(formatCount(totalCount), totalCount === 1)}
                </Text>
                <Grid
                  as="ul"
                  role="list"
                  aria-label="Products that match"
                  templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
                  gap="2"
                >
                  {edges.map(({ node }) => (
                    <li key={node.id}>
                      <SearchProduct product={node} />
                    </li>
                  ))}
                </Grid>
              </>
            )}
          </DebouncedQuery>
        </BusyFade>
      )}
    </Box>
  );
}
