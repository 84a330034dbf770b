import { Box, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

/** The picture of a page about a mail: an icon on a round tint of its meaning. */
export function MailPicture({ icon, isGood }: { icon: LucideIcon; isGood: boolean }) {
  return (
    <Flex align="center" justify="center" boxSize="20" borderRadius="full" bg={isGood ? 'bg.success' : 'bg.warning'}>
      <Box as={icon} boxSize="9" color={isGood ? 'fg.success' : 'fg.warning'} />
    </Flex>
  );
}
