import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

interface OrderSectionProps {
  title: string;
  /** Makes the section focusable, so that it can take the focus of a control that was removed. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A titled part of an order's page. */
export function OrderSection({ title, ref, children }: OrderSectionProps) {
  return (
    <Box
      as="section"
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      layerStyle="card"
      padding="5"
      outline="none"
      aria-label={title}
    >
      <Heading as="h2" textStyle="md" fontWeight="bold" marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
