import { Box, Button, chakra, Flex, Heading, Spinner, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import { orderPath } from '../../orders/orderPath.ts';
import { resultTexts } from '../texts.ts';

interface CheckoutResultProps {
  kind: 'done' | 'cancelled' | 'waiting';
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

/** The result of a checkout, or that it is pending, with a link to the home page after `children`. */
export function CheckoutResult({ kind, title, text, children }: CheckoutResultProps) {
  return (
    <ResultLayout
      icon={kind === 'waiting' ? <Spinner size="xl" color="green.solid" /> : <ResultIcon kind={kind} />}
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
        icon={<Box className="skeleton" boxSize="full" borderRadius="full" />}
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
    <Flex direction="column" alignItems="center" textAlign="center" gap="5" paddingBlock="16" paddingInline="4">
      <Flex boxSize="28" alignItems="center" justifyContent="center">
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

/** A tick for success, else a cross. */
function ResultIcon({ kind }: { kind: 'done' | 'cancelled' }) {
  const palette = kind === 'done' ? 'green' : 'red';
  return (
    <chakra.svg viewBox="0 0 120 120" width="28" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <chakra.circle cx="60" cy="60" r="54" fill={`${palette}.subtle`} />
      <chakra.circle cx="60" cy="60" r="38" fill={`${palette}.solid`} />
      <chakra.path
        d={kind === 'done' ? 'M43 61 L55 73 L78 49' : 'M47 47 L73 73 M73 47 L47 73'}
        stroke={`${palette}.contrast`}
        strokeWidth="8"
      />
      <chakra.path
        d="M18 22 l6 6 M102 22 l-6 6 M10 92 l7 -3 M110 92 l-7 -3"
        stroke="brand.solid"
        strokeWidth="5"
        visibility={kind === 'done' ? 'visible' : 'hidden'}
      />
    </chakra.svg>
  );
}

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
