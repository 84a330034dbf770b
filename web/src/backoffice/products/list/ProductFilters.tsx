import { Badge, Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import type { ProductFilters_query$key } from './__generated__/ProductFilters_query.graphql.ts';
import { productFlags, sorts, toggleFlag, type ProductListParams } from './productListParams.ts';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import { useIsLeaving } from '../../../ui/useIsLeaving.ts';
import { SearchField } from '../../../ui/lists/SearchField.tsx';

const DEBOUNCE_MS = 300;

interface ProductSearchProps {
  /** The search text. */
  q: string;
  /** Called after a pause in typing. */
  onSearch: (q: string) => void;
  /** Called when a text is typed that is not searched for yet, and when that has ended. */
  onTyping: (isTyping: boolean) => void;
}

/** A search box for products that keeps its own state, so that typing renders nothing else. */
function ProductSearch({ q, onSearch, onTyping }: ProductSearchProps) {
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  const search = useEffectEvent(onSearch);
  const typing = useEffectEvent(onTyping);
  const isLeaving = useIsLeaving();

  if (seen !== q) {
    setSeen(q);
    setText(q);
  }

  useEffect(() => {
    if (text === q || isLeaving) return;
    typing(true);
    const timer = setTimeout(() => search(text), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      typing(false);
    };
  }, [text, q, isLeaving]);

  return <SearchField label="Search product here ..." text={text} onText={setText} />;
}

interface ProductFilterFieldsProps {
  categories: ReadonlyArray<{ value: string; label: string }>;
  params: ProductListParams;
  onChange: (changed: Partial<ProductListParams>) => void;
  onClear: () => void;
  onTyping: (isTyping: boolean) => void;
  /** Other controls of the list. */
  children: ReactNode;
}

/** Filters and sorts the products. Phones have the search, and a button that unfolds the other controls. */
export function ProductFilterFields(props: ProductFilterFieldsProps) {
  const { categories, params, onChange, onClear, onTyping, children } = props;
  const [isOpen, setOpen] = useState(false);
  const foldId = useId();
  const { q, category, show, sort } = params;
  const filterCount = show.length + (category === '' ? 0 : 1);
  const isFiltered = q.trim() !== '' || category !== '' || show.length > 0;

  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2">
      <Flex gap="2">
        <ProductSearch q={q} onSearch={(text) => onChange({ q: text })} onTyping={onTyping} />
        <Button
          hideFrom="md"
          variant="outline"
          colorPalette={filterCount > 0 ? 'primary' : 'gray'}
          px="3"
          aria-label={filterCount === 0 ? 'Filters' : `Filters: ${filterCount}`}
          aria-expanded={isOpen}
          aria-controls={foldId}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          {filterCount > 0 && <Badge colorPalette="primary">{filterCount}</Badge>}
        </Button>
      </Flex>
      <Box id={foldId} display={{ base: 'grid', md: 'contents' }} gap="2" {...(!isOpen && { hideBelow: 'md' })}>
        <Flex gap="2" minW="0">
          <FilterSelect
            label="Category"
            value={category}
            options={[{ value: '', label: 'All categories' }, ...categories]}
            onValue={(chosen) => onChange({ category: chosen })}
          />
          <FilterSelect label="Sort by" value={sort} options={sorts} onValue={(chosen) => onChange({ sort: chosen })} />
        </Flex>
        <Flex wrap="wrap" gap="2" gridColumn={{ md: '1 / -1' }}>
          <Flex role="group" aria-label="Show only" wrap="wrap" gap="2">
            {productFlags.map(({ value, label }) => (
              <FilterChip
                key={value}
                variant="outline"
                colorPalette={show.includes(value) ? 'primary' : 'gray'}
                aria-pressed={show.includes(value)}
                onClick={() => onChange({ show: toggleFlag(show, value) })}
              >
                {label}
              </FilterChip>
            ))}
            {isFiltered && (
              <Button variant="ghost" px="3" onClick={onClear}>
                Clear all
              </Button>
            )}
          </Flex>
          {children}
        </Flex>
      </Box>
    </Grid>
  );
}

interface ProductFiltersProps extends Omit<ProductFilterFieldsProps, 'categories'> {
  query: ProductFilters_query$key;
}

/** The fields with the categories of the shop. */
export function ProductFilters({ query, ...fields }: ProductFiltersProps) {
  const { categories } = useFragment(
    graphql`
      fragment ProductFilters_query on Query {
        categories(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  );
  const options = categories.edges.map(({ node }) => ({ value: node.id, label: node.name }));
  return <ProductFilterFields {...fields} categories={options} />;
}

/** Filters the list by one flag. */
const FilterChip = chakra(Button, {
  base: {
    px: '3.5',
    borderRadius: 'full',
    fontWeight: 'medium',
    _pressed: { bg: 'primary.subtle', fontWeight: 'semibold' },
  },
});
