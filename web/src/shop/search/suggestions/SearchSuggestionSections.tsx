import { Tag } from 'lucide-react';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { useIsWideScreen } from '../../../ui/useIsWideScreen.ts';
import type {
  SearchSuggestionSections_suggestions$data as Suggestions,
  SearchSuggestionSections_suggestions$key,
} from './__generated__/SearchSuggestionSections_suggestions.graphql.ts';
import { QuerySuggestion } from './QuerySuggestion.tsx';
import styles from './SearchSuggestionSections.module.css';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';
import { Picture } from '../../media/Picture.tsx';
import { listingPath, productPath } from '../../catalogue/paths.ts';
import { texts } from '../texts.ts';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { Price } from '../../../ui/money/Price.tsx';

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
export function SearchSuggestionSections(props: SearchSuggestionSectionsProps) {
  const { typed, listed, onSearch, onCount } = props;
  const suggestions = useFragment(
    graphql`
      fragment SearchSuggestionSections_suggestions on SearchSuggestions {
        queries
        subCategories {
          id
          name
          picture {
            ...Picture_picture
          }
          categories {
            id
            name
          }
        }
        brands
        products(first: 6) {
          id
          name
          unit
          price
          mrp
          isSoldOut
          pictures(first: 1) {
            ...Picture_picture
          }
          ...AddToCartButton_product
        }
      }
    `,
    props.suggestions,
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
      <SuggestionGroup title="Searches">
        {queries.map((query) => (
          <QuerySuggestion key={query} query={query} typed={typed} onSearch={onSearch} />
        ))}
      </SuggestionGroup>
      <SuggestionGroup title="Categories">
        {subCategories.map((subCategory) => (
          <SubCategorySuggestion key={subCategory.id} subCategory={subCategory} />
        ))}
      </SuggestionGroup>
      <SuggestionGroup title="Products" place="beside">
        {products.map((product) => (
          <ProductSuggestion key={product.id} product={product} />
        ))}
      </SuggestionGroup>
      <SuggestionGroup title="Brands">
        {brands.map((brand) => (
          <SuggestionRow key={brand}>
            <button type="button" tabIndex={-1} onClick={() => onSearch(brand)}>
              <Tag size={18} aria-hidden />
              <span>
                {brand} <span className={styles.kind}>Brand</span>
              </span>
            </button>
          </SuggestionRow>
        ))}
      </SuggestionGroup>
    </div>
  );
}

/** A sub-category with its category, linked to its products. */
function SubCategorySuggestion({ subCategory }: { subCategory: Suggestions['subCategories'][number] }) {
  const { id, name, picture, categories } = subCategory;
  const [category] = categories;
  if (category === undefined) return null;
  return (
    <SuggestionRow>
      <Link tabIndex={-1} to={listingPath({ id: category.id, name: category.name }, { id, name })}>
        <Picture className={styles.picture} picture={picture} sizes="40px" isDecoration />
        <span className={styles.text}>
          <b className={styles.name}>{name}</b>{' '}
          <span className={styles.category}>{texts.inCategory(category.name)}</span>
        </span>
      </Link>
    </SuggestionRow>
  );
}

/** A product with its price, which can be added to the cart right there. */
function ProductSuggestion({ product }: { product: Suggestions['products'][number] }) {
  return (
    <SuggestionRow
      action={
        <div className={styles.add}>
          <AddToCartButton product={product} size="row" />
        </div>
      }
    >
      <Link tabIndex={-1} to={productPath({ id: product.id, name: product.name })}>
        <Picture
          className={product.isSoldOut ? `${styles.product} ${styles.soldOut}` : styles.product}
          picture={product.pictures[0]}
          sizes="48px"
          isDecoration
        />
        <span className={styles.description}>
          <span className={styles.productName}>{product.name}</span>{' '}
          <span className={styles.offer}>
            <span className={styles.unit}>{product.unit}</span>{' '}
            <Price price={product.price} mrp={product.mrp} size="sm" />
          </span>
        </span>
      </Link>
    </SuggestionRow>
  );
}
