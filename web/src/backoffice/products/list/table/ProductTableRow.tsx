import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { ProductTableRow_product$key } from './__generated__/ProductTableRow_product.graphql.ts';
import { ProductTableCell } from './ProductTableCell.tsx';
import { isNumeric, type TableColumn } from './tableColumns.ts';
import { tableTexts as texts } from './texts.ts';

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
        ...ProductTableCell_product
      }
    `,
    productKey,
  );
  const { search } = useLocation();
  const { id, name, unit } = product;
  return (
    <tr {...(isSelected && { 'data-marked': '' })}>
      <th scope="row">
        <Name>
          <label>
            <input
              type="checkbox"
              aria-label={texts.select(name)}
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
        </Name>
      </th>
      {columns.map((column) => (
        <td key={column} {...(isNumeric(column) && { 'data-end': '' })}>
          <ProductTableCell column={column} product={product} />
        </td>
      ))}
    </tr>
  );
}

const Name = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '11',
      ms: '-3',
      flexShrink: '0',
      cursor: 'button',
    },
    '& input': { accentColor: 'green.solid', boxSize: '5' },
    '& > span': { minW: '0' },
    '& a': {
      lineClamp: '2',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      fontWeight: 'medium',
      lineHeight: '1.25',
      _hover: { textDecoration: 'underline' },
    },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
  },
});
