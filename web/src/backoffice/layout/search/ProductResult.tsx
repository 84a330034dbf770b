import { Badge, Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { SuggestionRow } from '../../../shop/search/suggestions/SuggestionRow.tsx';
import type { ProductResult_product$key } from './__generated__/ProductResult_product.graphql.ts';
import { searchTexts as texts } from './searchTexts.ts';

/** A product that was found; it opens in the form that edits it. */
export function ProductResult({ product: key }: { product: ProductResult_product$key }) {
  const { id, name, unit, sku, stock, isPublished } = useFragment(
    graphql`
      fragment ProductResult_product on Product {
        id
        name
        unit
        sku
        stock
        isPublished
      }
    `,
    key,
  );
  return (
    <SuggestionRow>
      <Link tabIndex={-1} to={`/dashboard/product/${id}/edit`}>
        <Box flex="1" minW="0">
          <Box lineClamp="1">{name}</Box>
          <Box textStyle="xs" color="fg.muted">
            {unit} · {sku}
          </Box>
        </Box>
        {isPublished !== true && <Badge colorPalette="gray">{texts.hidden}</Badge>}
        {stock === 0 && <Badge colorPalette="red">{texts.outOfStock}</Badge>}
      </Link>
    </SuggestionRow>
  );
}
