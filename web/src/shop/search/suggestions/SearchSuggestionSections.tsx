import { Tag } from 'lucide-react';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useIsWideScreen } from '../../../ui/useIsWideScreen.ts';
import type { SearchSuggestionSections_suggestions$key } from './__generated__/SearchSuggestionSections_suggestions.graphql.ts';
import { ProductSuggestion } from './ProductSuggestion.tsx';
import { QuerySuggestion } from './QuerySuggestion.tsx';
import styles from './SearchSuggestionSections.module.css';
import { SubCategorySuggestion } from './SubCategorySuggestion.tsx';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';
import { suggestionTexts } from './suggestionTexts.ts';

/** On a phone the first products are above the keyboard. */
const MAX_QUERIES = { wide: 6, phone: 4 };

interface SearchSuggestionSectionsProps {
  suggestions: SearchSuggestionSections_suggestions$key;
  typed: string;
  /** Texts that are listed above. */
  listed: readonly string[];
  onSearch: (text: string) => void;
  onCount: (count: number) => void;
}

/** Texts, sub-categories, products and brands; on wide screens the products are beside the others. */
export function SearchSuggestionSections({
  suggestions: key,
  typed,
  listed,
  onSearch,
  onCount,
}: SearchSuggestionSectionsProps) {
  const suggestions = useFragment(
    graphql`
      fragment SearchSuggestionSections_suggestions on SearchSuggestions {
        queries
        subCategories {
          id
          ...SubCategorySuggestion_subCategory
        }
        brands
        products(first: 6) {
          id
          ...ProductSuggestion_product
        }
      }
    `,
    key,
  );
  const { subCategories, brands, products } = suggestions;
  const isWide = useIsWideScreen();
  const queries = suggestions.queries
    .filter((query) => !listed.includes(query))
    .slice(0, isWide ? MAX_QUERIES.wide : MAX_QUERIES.phone);
  const count = queries.length + subCategories.length + brands.length + products.length;
  useEffect(() => onCount(count), [onCount, count]);

  return (
    <div className={styles.sections} role="presentation">
      {queries.length > 0 && (
        <SuggestionGroup title={suggestionTexts.searches}>
          {queries.map((query) => (
            <QuerySuggestion key={query} query={query} typed={typed} onSearch={onSearch} />
          ))}
        </SuggestionGroup>
      )}
      {subCategories.length > 0 && (
        <SuggestionGroup title={suggestionTexts.categories}>
          {subCategories.map((subCategory) => (
            <SubCategorySuggestion key={subCategory.id} subCategory={subCategory} />
          ))}
        </SuggestionGroup>
      )}
      {products.length > 0 && (
        <SuggestionGroup title={suggestionTexts.products} place="beside">
          {products.map((product) => (
            <ProductSuggestion key={product.id} product={product} />
          ))}
        </SuggestionGroup>
      )}
      {brands.length > 0 && (
        <SuggestionGroup title={suggestionTexts.brands}>
          {brands.map((brand) => (
            <SuggestionRow key={brand}>
              <button type="button" tabIndex={-1} onClick={() => onSearch(brand)}>
                <Tag size={18} aria-hidden />
                <span>
                  {brand} <span className={styles.kind}>{suggestionTexts.brand}</span>
                </span>
              </button>
            </SuggestionRow>
          ))}
        </SuggestionGroup>
      )}
    </div>
  );
}
