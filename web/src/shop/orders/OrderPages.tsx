import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Box, chakra } from '@chakra-ui/react';
import type { OrderPages_order$key } from './__generated__/OrderPages_order.graphql.ts';
import { contentPath } from '../pages/pageUrl.ts';
import { OrderSection } from './OrderSection.tsx';

const PageLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: '11', color: 'primary.fg', textDecoration: 'underline' },
});

/** Links to the versions of the shop’s pages that an order was placed under. */
export function OrderPages({ order: orderKey }: { order: OrderPages_order$key }) {
  const { pageVersions } = useFragment(
    graphql`
      fragment OrderPages_order on Order {
        pageVersions {
          handle
          title
          number
        }
      }
    `,
    orderKey,
  );
  if (pageVersions.length === 0) return null;
  return (
    <OrderSection title="What applies to this order">
      <Box as="ul" role="list" listStyleType="none">
        {pageVersions.map(({ handle, title, number }) => (
          <li key={handle}>
            <PageLink to={contentPath(handle, number ?? null)}>{`${title}, version ${number ?? ''}`}</PageLink>
          </li>
        ))}
      </Box>
    </OrderSection>
  );
}
