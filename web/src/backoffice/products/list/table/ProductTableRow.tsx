import { formatCount } from '@kirana/shared/numbers.ts';
import { Box, Skeleton, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type {
  ProductTableRow_product$data,
  ProductTableRow_product$key,
} from './__generated__/ProductTableRow_product.graphql.ts';
import type { TableColumn } from './tableColumns.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { Picture } from '../../../../shop/media/Picture.tsx';
import { formatDateTime } from '../../../../ui/format/formatDateTime.ts';
import { QuickEditCell } from '../../quickEdit/QuickEditCell.tsx';
import { AdminProductSwitch } from '../AdminProductSwitch.tsx';
import styles from './ProductTable.module.css';

interface ProductTableRowProps {
  product: ProductTableRow_product$key;
  columns: readonly TableColumn[];
  isSelected: boolean;
  /** Toggles the selection; with Shift, up to this product. */
  onSelect: (isRange: boolean) => void;
}

/** A product as a row of the table: its name, which opens the form, and the chosen columns. */
export function ProductTableRow({ product: productKey, columns, isSelected, onSelect }: ProductTableRowProps) {
  const product = useFragment(
    graphql`
      fragment ProductTableRow_product on Product {
        id
        name
        unit
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
  const { search } = useLocation();
  const { id, name, unit } = product;
  return (
    <tr {...(isSelected && { 'data-marked': '' })}>
      <th scope="row">
        <div className={styles.name}>
          <label>
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            />
          </label>
          <span>
            <Link to={{ pathname: `/dashboard/product/${id}/edit`, search }} preventScrollReset>
              {name}
            </Link>
            <small>{unit}</small>
          </span>
        </div>
      </th>
      {columns.map((column) => (
        <td key={column.name} {...(column.isNumeric === true && { 'data-end': '' })}>
          <ProductTableCell column={column.name} product={product} />
        </td>
      ))}
    </tr>
  );
}

/** A row while the products load. */
export function ProductTableRowSkeleton({ columns }: Pick<ProductTableRowProps, 'columns'>) {
  return (
    <tr>
      <th scope="row">
        <div className={styles.name}>
          <label />
          <Skeleton h="4" w="40" />
        </div>
      </th>
      {columns.map((column) => (
        <td key={column.name}>
          <Skeleton h="4" />
        </td>
      ))}
    </tr>
  );
}

/** The content of a product's cell; price, stock and visibility are edited in place. */
function ProductTableCell({ column, product }: { column: TableColumn['name']; product: ProductTableRow_product$data }) {
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
          {categories.length === 0 ? NONE : namesOf(categories)}
        </Text>
      );
    case 'mrp':
    case 'stock':
      return <QuickEditCell field={column} product={product} />;
    case 'discount':
      return discountPercent === 0 ? NONE : <Text color="red.fg">{percent(discountPercent)}</Text>;
    case 'price':
      return <Text fontWeight="semibold">{formatRupees(price)}</Text>;
    case 'gst':
      return percent(gstPercent ?? 0);
    case 'hsn':
      return hsnCode ?? NONE;
    case 'published':
      return <AdminProductSwitch product={product} isInline />;
    case 'updated':
      return <Text color="fg.muted">{formatDateTime(updatedAt)}</Text>;
  }
}

const NONE = '–';

function percent(value: number): string {
  return `${formatCount(value)}%`;
}

function namesOf(categories: ReadonlyArray<{ readonly name: string }>): string {
  return categories.map(({ name }) => name).join(', ');
}
