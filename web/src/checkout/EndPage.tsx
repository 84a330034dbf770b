import { Button, Flex, Heading, Spinner, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { EndMark } from './EndMark.tsx';
import { endTexts } from './texts.ts';

interface EndPageProps {
  kind: 'done' | 'cancelled' | 'waiting';
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

/** How a checkout ended, or that this is not known yet, with the way home; `children` stand before it. */
export function EndPage({ kind, title, text, children }: EndPageProps) {
  return (
    <Flex direction="column" alignItems="center" textAlign="center" gap="5" paddingBlock="16" paddingInline="4">
      <PageTitle title={title} />
      {kind === 'waiting' ? (
        <Flex boxSize="28" alignItems="center" justifyContent="center">
          <Spinner size="xl" color="green.solid" />
        </Flex>
      ) : (
        <EndMark kind={kind} />
      )}
      <div>
        <Heading as="h1" textStyle="2xl" marginBottom="2">
          {title}
        </Heading>
        {text !== undefined && <Text color="fg.muted">{text}</Text>}
      </div>
      <Flex gap="3" wrap="wrap" justifyContent="center">
        {children}
        <Button asChild variant={children === undefined ? 'solid' : 'outline'}>
          <Link to="/">{endTexts.goHome}</Link>
        </Button>
      </Flex>
    </Flex>
  );
}
