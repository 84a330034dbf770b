import { Flex, Skeleton } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../../../../ui/admin/AdminHeaderSkeleton.tsx';
import { AdminProductCardLayout } from './AdminProductCardLayout.tsx';
import { PAGE_SIZES } from './productListParams.ts';
import { AdminProductsLayout } from './AdminProductsLayout.tsx';

const cards = Array.from({ length: PAGE_SIZES.cards }, (_, card) => card);
const chips = ['28', '32', '24', '32'];

/** The product list while it loads. */
export function AdminProductsSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton />
      <Flex direction={{ base: 'column', md: 'row' }} gap="2">
        <Skeleton h="11" flex={{ md: '2' }} />
        <Flex gap="2" flex={{ md: '2' }}>
          <Skeleton h="11" flex="1" />
          <Skeleton h="11" flex="1" />
        </Flex>
      </Flex>
      <Flex wrap="wrap" gap="2" mt="2">
        {chips.map((width, place) => (
          <Skeleton key={place} h="11" w={width} borderRadius="full" />
        ))}
      </Flex>
      <Flex align="center" minH="11" my="1">
        <Skeleton h="4" w="32" />
      </Flex>
      <AdminProductsLayout as="div">
        {cards.map((card) => (
          <AdminProductCardLayout
            key={card}
            as="div"
            picture={<Skeleton w="full" h="full" borderRadius="none" />}
            name={<Skeleton h="4" w="80%" mt="0.5" />}
            unit={<Skeleton h="3" w="40%" mt="1.5" />}
            numbers={<Skeleton h="20" w="full" />}
            actions={<Skeleton h="11" w="full" borderRadius="none" />}
          />
        ))}
      </AdminProductsLayout>
    </div>
  );
}
