import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Logo } from '../../../ui/Logo.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { PendingReminder, type PendingStep } from './PendingReminder.tsx';

interface AuthCardProps {
  title: string;
  /** A sentence, or the parts of one around an email address. */
  lead?: string | { before: string; email: string; after: string } | undefined;
  /** The text of the pending action's reminder. */
  step: PendingStep;
  children: ReactNode;
  /** A link to another of these pages. */
  foot?: ReactNode;
}

/** The layout shared by the login, registration and password recovery pages. */
export function AuthCard({ title, lead, step, children, foot }: AuthCardProps) {
  return (
    <Box maxW="26rem" mx="auto" mt={{ base: '2', md: '8' }}>
      <PageTitle title={title} />
      <Box layerStyle={{ md: 'card' }} p={{ base: '0', md: '8' }}>
        <Flex direction="column" gap="1" mb="6">
          <Box mb="2" hideBelow="md">
            <Logo />
          </Box>
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {lead !== undefined && (
            <Text as="div" color="fg.muted">
              {typeof lead === 'string' ? (
                lead
              ) : (
                <>
                  {lead.before}
                  <chakra.strong color="fg" overflowWrap="anywhere">
                    {lead.email}
                  </chakra.strong>
                  {lead.after}
                </>
              )}
            </Text>
          )}
        </Flex>
        <PendingReminder step={step} />
        {children}
      </Box>
      {foot !== undefined && (
        <Flex justify="center" align="center" gap="1.5" mt="4" textStyle="sm" color="fg.muted">
          {foot}
        </Flex>
      )}
    </Box>
  );
}
