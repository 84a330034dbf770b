import { Box, Button, chakra, Flex, Heading, Spinner, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { BasketIllustration } from '../../../ui/illustrations/BasketIllustration.tsx';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import { orderPath } from '../../orders/orderPath.ts';
import { resultTexts } from '../texts.ts';

interface CheckoutResultProps {
  /** A `placed` order is done, and what it contains is being loaded. */
  kind: 'done' | 'placed' | 'cancelled' | 'waiting';
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

/** The result of a checkout, or that it is pending, with a link to the home page after `children`. */
export function CheckoutResult({ kind, title, text, children }: CheckoutResultProps) {
  return (
    <ResultLayout
      icon={icons[kind]}
      title={
        <Heading as="h1" textStyle="2xl">
          <PageTitle title={title} />
          {title}
        </Heading>
      }
      text={text}
    >
      {children}
      <Button asChild variant={children === undefined ? 'solid' : 'outline'}>
        <Link to="/">{resultTexts.goHome}</Link>
      </Button>
    </ResultLayout>
  );
}

/** The result while it loads. */
export function CheckoutResultSkeleton() {
  return (
    <div aria-busy aria-hidden>
      <ResultLayout
        icon={<Box className="skeleton" boxSize="28" borderRadius="full" />}
        title={
          <Text textStyle="2xl">
            <TextSkeleton width="18rem" />
          </Text>
        }
        text={<TextSkeleton width="14rem" />}
      >
        <Box className="skeleton button-md" width="9rem" />
        <Box className="skeleton button-md" width="9rem" />
      </ResultLayout>
    </div>
  );
}

interface ResultLayoutProps {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function ResultLayout({ icon, title, text, children }: ResultLayoutProps) {
  return (
    <Flex direction="column" alignItems="center" textAlign="center" gap="5" paddingBlock="8" paddingInline="4">
      <Flex minWidth="28" height="36" alignItems="center" justifyContent="center">
        {icon}
      </Flex>
      <Flex direction="column" alignItems="center" gap="2">
        {title}
        {text !== undefined && (
          <Text color="fg.muted" textWrap="balance">
            {text}
          </Text>
        )}
      </Flex>
      <Flex gap="3" wrap="wrap" justifyContent="center">
        {children}
      </Flex>
    </Flex>
  );
}

const icons: Record<CheckoutResultProps['kind'], ReactNode> = {
  done: <BasketIllustration symbol="groceries" />,
  placed: <BasketIllustration />,
  waiting: <Spinner size="xl" color="primary.solid" />,
  cancelled: (
    <chakra.svg viewBox="0 0 120 120" width="28" fill="none" strokeLinecap="round" aria-hidden>
      <chakra.circle cx="60" cy="60" r="54" fill="red.subtle" />
      <chakra.circle cx="60" cy="60" r="38" fill="red.solid" />
      <chakra.path d="M47 47 L73 73 M73 47 L47 73" stroke="red.contrast" strokeWidth="8" />
    </chakra.svg>
  ),
};

/** What was ordered, below the result. */
export const OrderSummaryColumn = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', maxW: '40rem', marginInline: 'auto' },
});

/** The link from a checkout that did not succeed to the cart. */
export function BackToCart() {
  return (
    <Button asChild>
      <Link to="/checkout">Back to cart</Link>
    </Button>
  );
}

/** The link from a checkout's result to its order. */
export function SeeOrder({ orderId, isPrimary = true }: { orderId: string; isPrimary?: boolean }) {
  return (
    <Button asChild variant={isPrimary ? 'solid' : 'outline'}>
      <Link to={orderPath(orderId)}>View order</Link>
    </Button>
  );
}
