import { Flex, Skeleton } from '@chakra-ui/react';
import { BackLink } from '../ui/BackLink.tsx';
import { texts } from './texts.ts';

/** The shape of a report while it loads. */
export function ReportPageSkeleton() {
  return (
    <div aria-busy>
      <BackLink to="/dashboard/reports" label={texts.back} />
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <Skeleton h={{ base: '1.875rem', md: '2.375rem' }} w="36" />
        <Skeleton h="11" w="9.8125rem" />
      </Flex>
      <Skeleton mt="1" mb="4" h={{ base: '4.5rem', md: '3rem' }} maxW="prose" />
      <Skeleton h={{ base: '4.5rem', sm: '11' }} maxW={{ sm: '26rem' }} />
      <Flex direction="column" gap="4" mt="4">
        <Skeleton h={{ base: '18.125rem', md: '18.625rem' }} borderRadius="card" />
        <Skeleton h="28rem" borderRadius="card" />
      </Flex>
    </div>
  );
}
