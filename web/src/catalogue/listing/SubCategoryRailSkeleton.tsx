import { Flex, Skeleton } from '@chakra-ui/react';
import { RailLayout } from './RailLayout.tsx';

const places = [1, 2, 3, 4, 5, 6, 7];

/** The rail while its sub-categories load. */
export function SubCategoryRailSkeleton() {
  return (
    <RailLayout as="div" aria-hidden>
      {places.map((place) => (
        <Flex
          key={place}
          direction={{ base: 'column', md: 'row' }}
          align="center"
          gap={{ base: '1', md: '3' }}
          paddingX={{ base: '1', md: '3' }}
          paddingY="2"
        >
          <Skeleton boxSize="12" borderRadius={{ base: 'full', md: 'control' }} />
          <Skeleton height="4" width={{ base: '80%', md: '7rem' }} marginBottom={{ base: '8', md: '0' }} />
        </Flex>
      ))}
    </RailLayout>
  );
}
