import { chakra } from '@chakra-ui/react';
import { Timer } from 'lucide-react';

interface DeliveryBadgeProps {
  /** Its distance from the lower edge of the picture. */
  bottom: '2' | '-2.5';
  children: string;
}

/** The delivery estimate at the lower edge of a picture. */
export function DeliveryBadge({ bottom, children }: DeliveryBadgeProps) {
  return (
    <chakra.span
      position="absolute"
      bottom={bottom}
      left="2"
      display="inline-flex"
      alignItems="center"
      gap="1"
      paddingX="1.5"
      height="1.375rem"
      borderRadius="full"
      borderWidth="1px"
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
