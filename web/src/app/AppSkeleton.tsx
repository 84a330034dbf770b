import { Flex, VisuallyHidden } from '@chakra-ui/react';
import { Logo } from '../ui/Logo.tsx';
import { texts } from './texts.ts';

/** Shown until the code of the first page is loaded: the header's logo in its final place. */
export function AppSkeleton() {
  return (
    <Flex align="center" h={{ base: '14', md: '16' }} maxW="page" mx="auto" px={{ base: '4', md: '6', xl: '8' }}>
      <Logo />
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    </Flex>
  );
}
