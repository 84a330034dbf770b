import { Button, Flex, Heading, Spinner, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { CheckoutResultIcon } from './CheckoutResultIcon.tsx';
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
    <Flex direction="column" alignItems="center" textAlign="center" gap="5" paddingBlock="16" paddingInline="4">
      <PageTitle title={title} />
      {kind === 'waiting' ? (
        <Flex boxSize="28" alignItems="center" justifyContent="center">
          <Spinner size="xl" color="green.solid" />
        </Flex>
      ) : (
        <CheckoutResultIcon kind={kind} />
      )}
      <div>
        <Heading as="h1" textStyle="2xl" marginBottom="2">
          {title}
        </Heading>
        {text !== undefined && (
          <Text color="fg.muted" textWrap="balance">
            {text}
          </Text>
        )}
      </div>
      <Flex gap="3" wrap="wrap" justifyContent="center">
        {children}
        <Button asChild variant={children === undefined ? 'solid' : 'outline'}>
          <Link to="/">{resultTexts.goHome}</Link>
        </Button>
      </Flex>
    </Flex>
  );
}
