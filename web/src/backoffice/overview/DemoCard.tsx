import { Button, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatCount } from '@kirana/shared/numbers.ts';
import type { DemoCard_demo$key } from './__generated__/DemoCard_demo.graphql.ts';
import { OverviewCard } from './OverviewCard.tsx';

/** Says that the shop is a demo, and leads its owner to a shop of their own. */
export function DemoCard({ demo }: { demo: DemoCard_demo$key }) {
  const { productCount, orderCount } = useFragment(
    graphql`
      fragment DemoCard_demo on Demo {
        productCount
        orderCount
      }
    `,
    demo,
  );
  return (
    <OverviewCard title="This is a demo">
      <Text color="fg.muted" maxW="46rem">
        {`Its ${formatCount(productCount)} products and ${formatCount(orderCount)} orders are invented. Look around, and when you’re ready, start your own shop: empty, with a login of yours.`}
      </Text>
      <Button asChild mt="3">
        <Link to="/dashboard/own-shop">Start your own shop</Link>
      </Button>
    </OverviewCard>
  );
}
