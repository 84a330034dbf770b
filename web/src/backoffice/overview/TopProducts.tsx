import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '@kirana/shared/numbers.ts';
import { productPath } from '../../shop/catalogue/paths.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import type {
  TopProducts_overview$data,
  TopProducts_overview$key,
} from './__generated__/TopProducts_overview.graphql.ts';
import { RankingLink, RankingTable } from './RankingTable.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { texts } from './texts.ts';

/** The best-selling products of the range. */
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
            availableForSale
          }
        }
      }
    `,
    overviewKey,
  );
  return (
    <OverviewCard title="Best sellers">
      {topProducts.length === 0 && <Text color="fg.muted">Nothing was sold in this period.</Text>}
      {topProducts.length > 0 && (
        <RankingTable columns={['Product', 'Pieces', texts.revenue]}>
          {topProducts.map((top, rank) => (
            // Two products may have the same name, so the rank is part of the key.
            <tr key={rank}>
              <td>
                <ProductName top={top} />
              </td>
              <td>{formatCount(top.quantity)}</td>
              <td>{formatRupees(top.revenue)}</td>
            </tr>
          ))}
        </RankingTable>
      )}
    </OverviewCard>
  );
}

/** The product's name, as a link if shoppers can see the product. */
function ProductName({ top }: { top: TopProducts_overview$data['topProducts'][number] }) {
  const { product } = top;
  if (product?.availableForSale === true) {
    const { id, name } = product;
    return <RankingLink to={productPath({ id, name })}>{name}</RankingLink>;
  }
  return (
    <Flex as="span" wrap="wrap" align="center" columnGap="2" minH="11">
      <chakra.span overflowWrap="anywhere">{product?.name ?? top.name}</chakra.span>
      <Badge colorPalette="gray">{product == null ? 'No longer sold' : 'Hidden'}</Badge>
    </Flex>
  );
}
