import { Skeleton } from '@chakra-ui/react';
import { ImportRowsSkeleton } from './ImportRowsSkeleton.tsx';

/** An import while it loads. */
export function ImportPageSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="5" w="32" my="3" />
      <Skeleton h="8" w="60" mb="1" />
      <Skeleton h="5" w="48" mb="4" />
      <Skeleton h="9.5rem" borderRadius="card" mb="6" />
      <ImportRowsSkeleton />
    </div>
  );
}
