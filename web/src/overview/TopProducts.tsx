import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatCount } from '../catalogue/admin/formatCount.ts';
import { productPath } from '../catalogue/paths.ts';
import { formatRupees } from '../money/formatRupees.ts';
import type {
  TopProducts_overview$data,
  TopProducts_overview$key,
} from './__generated__/TopProducts_overview.graphql.ts';
import { FigureTable } from './FigureTable.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { texts } from './texts.ts';

/** What was bought most in the span. */
export function TopProducts({ overview: overviewKey }: { overview: TopProducts_overview$key }) {
  const { topProducts } = useFragment(
    graphql`
      fragment TopProducts_overview on Overview {
        topProducts {
          name
          quantity
          revenue
          product {
            id
            name
            isPublished
          }
        }
      }
    `,
    overviewKey,
  );
  return (
    <OverviewCard title={texts.topProducts}>
      {topProducts.length === 0 && <Text color="fg.muted">{texts.noTopProducts}</Text>}
      {topProducts.length > 0 && (
        <FigureTable heads={[texts.product, texts.pieces, texts.revenue]}>
          {topProducts.map((top, rank) => (
            // Two products may have had the same name; none has two ranks.
            <tr key={rank}>
              <td>
                <ProductName top={top} />
              </td>
              <td>{formatCount(top.quantity)}</td>
              <td>{formatRupees(top.revenue)}</td>
            </tr>
          ))}
        </FigureTable>
      )}
    </OverviewCard>
  );
}

/** As a link to the shop where shoppers see it. */
function ProductName({ top }: { top: TopProducts_overview$data['topProducts'][number] }) {
  const { product } = top;
  if (product?.isPublished === true) {
    const { id, name } = product;
    return <NameLink to={productPath({ id, name })}>{name}</NameLink>;
  }
  return (
    <Flex as="span" wrap="wrap" align="center" columnGap="2" minH="11">
      <chakra.span overflowWrap="anywhere">{product?.name ?? top.name}</chakra.span>
      <Badge colorPalette="gray">{product == null ? texts.gone : texts.hidden}</Badge>
    </Flex>
  );
}

const NameLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    borderRadius: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
