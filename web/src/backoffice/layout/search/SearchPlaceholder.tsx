import { Skeleton } from '@chakra-ui/react';

/** The place of the search while the viewer's permissions load. */
export function SearchPlaceholder() {
  return <Skeleton h="10" w={{ base: '11', md: 'full' }} maxW={{ md: 'xl' }} />;
}
