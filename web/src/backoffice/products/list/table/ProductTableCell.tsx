import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../../ui/money/formatRupees.ts';
import { Picture } from '../../../../shop/media/Picture.tsx';
import { formatDateTime } from '../../../../ui/format/formatDateTime.ts';
import { QuickEditCell } from '../../quickEdit/QuickEditCell.tsx';
import { AdminProductSwitch } from '../AdminProductSwitch.tsx';
import type { ProductTableCell_product$key } from './__generated__/ProductTableCell_product.graphql.ts';
import type { TableColumn } from './tableColumns.ts';
import { tableTexts as texts } from './texts.ts';

interface ProductTableCellProps {
  column: TableColumn;
  product: ProductTableCell_product$key;
}

/** The content of a product's cell; price, stock and visibility are edited in place. */
export function ProductTableCell({ column, product: productKey }: ProductTableCellProps) {
  const product = useFragment(
    graphql`
      fragment ProductTableCell_product on Product {
        sku
        price
        discountPercent
        gstPercent
        hsnCode
        updatedAt
        categories {
          name
        }
        pictures(first: 1) {
          ...Picture_picture
        }
        ...QuickEditCell_product
        ...AdminProductSwitch_product
      }
    `,
    productKey,
  );
  const { sku, price, discountPercent, gstPercent, hsnCode, updatedAt, categories, pictures } = product;
  switch (column) {
    case 'picture':
      return (
        <Box boxSize="10" borderRadius="control" overflow="hidden" bg="bg.subtle">
          <Picture picture={pictures[0]} sizes="40px" isDecoration />
        </Box>
      );
    case 'sku':
      return sku;
    case 'category':
      return (
        <Text maxW="40" truncate title={namesOf(categories)}>
          {categories.length === 0 ? texts.none : namesOf(categories)}
        </Text>
      );
    case 'mrp':
    case 'stock':
      return <QuickEditCell field={column} product={product} />;
    case 'discount':
      return discountPercent === 0 ? texts.none : <Text color="red.fg">{texts.percent(discountPercent)}</Text>;
    case 'price':
      return <Text fontWeight="semibold">{formatRupees(price)}</Text>;
    case 'gst':
      return texts.percent(gstPercent ?? 0);
    case 'hsn':
      return hsnCode ?? texts.none;
    case 'published':
      return <AdminProductSwitch product={product} isInline />;
    case 'updated':
      return <Text color="fg.muted">{formatDateTime(updatedAt)}</Text>;
  }
}

function namesOf(categories: ReadonlyArray<{ readonly name: string }>): string {
  return categories.map(({ name }) => name).join(', ');
}
