import { chakra } from '@chakra-ui/react';
import { Timer } from 'lucide-react';

/** The delivery promise at the foot of a picture. */
export function DeliveryBadge({ children }: { children: string }) {
  return (
    <chakra.span
      position="absolute"
      bottom="2"
      left="2"
      display="inline-flex"
      alignItems="center"
      gap="1"
      paddingX="1.5"
      height="5"
      borderRadius="full"
      bg="bg.panel"
      color="fg"
      textStyle="xs"
      fontWeight="semibold"
    >
      <Timer size={12} aria-hidden />
      {children}
    </chakra.span>
  );
}
