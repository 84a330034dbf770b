import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EmailReminder_viewer$key } from './__generated__/EmailReminder_viewer.graphql.ts';
import { useSendConfirmationMail } from './useSendConfirmationMail.ts';

/** Reminds someone whose email is not verified, and has no other that is pending; renders nothing for others. It stays until the page is left. */
export function EmailReminder({ viewer }: { viewer: EmailReminder_viewer$key }) {
  const { email, isEmailVerified, pendingEmail } = useFragment(
    graphql`
      fragment EmailReminder_viewer on User {
        email
        isEmailVerified
        pendingEmail
      }
    `,
    viewer,
  );
  const [sendConfirmationMail, isSending] = useSendConfirmationMail();
  const [isDue] = useState(pendingEmail == null);
  if (isEmailVerified || !isDue) return null;

  return (
    <Flex
      as="aside"
      aria-label="Reminder"
      align={{ base: 'flex-start', sm: 'center' }}
      gap="3"
      mb="4"
      px="4"
      py="1"
      minH="12"
      borderRadius="card"
      bg="bg.warning"
      color="fg.warning"
      textStyle="sm"
    >
      <Box asChild flexShrink="0" mt={{ base: '3', sm: '0' }}>
        <MailWarning size={20} aria-hidden />
      </Box>
      <Flex flex="1" minW="0" align="center" wrap="wrap" columnGap="2" justify="space-between">
        <Text flex="1 1 18rem" pt={{ base: '3', sm: '1' }} pb="1" overflowWrap="anywhere">
          {`Please confirm ${email} with the link we emailed you.`}
        </Text>
        <Button
          variant="ghost"
          px="2"
          ms="-2"
          aria-disabled={isSending}
          onClick={() => !isSending && sendConfirmationMail({})}
        >
          Send the email again
        </Button>
      </Flex>
    </Flex>
  );
}
