import { Skeleton } from '@chakra-ui/react';

/** The button of the saved filters while they load. */
export function SavedFiltersSkeleton() {
  return <Skeleton h="11" w="8.9375rem" ms="auto" />;
}
