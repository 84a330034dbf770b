import { Flex, Skeleton } from '@chakra-ui/react';

const cards = Array.from({ length: 4 }, (_, card) => card);

/** The shape of a webhook's page while it loads. */
export function WebhookPageSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="6" w="32" my="2.5" />
      <Skeleton h="8" w="full" maxW="30rem" mb="3" />
      <Skeleton h="6" w="24" mb="4" />
      <Flex gap="2" wrap="wrap" mb="8">
        {['test', 'edit', 'disable', 'secret', 'delete'].map((action) => (
          <Skeleton key={action} h="11" w="28" />
        ))}
      </Flex>
      <Skeleton h="7" w="32" mb="4" />
      <Flex direction="column" gap="2">
        {cards.map((card) => (
          <Skeleton key={card} h="24" borderRadius="card" />
        ))}
      </Flex>
    </div>
  );
}
