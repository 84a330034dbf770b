import { Flex, VisuallyHidden } from '@chakra-ui/react';
import { Logo } from '../ui/Logo.tsx';
import { texts } from './texts.ts';

/** What is seen until the first page's code is here: the header's logo, already in its place. */
export function FirstPaint() {
  return (
    <Flex align="center" h={{ base: '14', md: '16' }} maxW="page" mx="auto" px={{ base: '4', md: '6', xl: '8' }}>
      <Logo />
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    </Flex>
  );
}
