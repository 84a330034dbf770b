import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { MailWarning, X } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EmailReminder_viewer$key } from './__generated__/EmailReminder_viewer.graphql.ts';
import { useSendConfirmationMail } from './useSendConfirmationMail.ts';

const STORAGE_KEY = 'kirana.reminderHiddenFrom';

interface EmailReminderProps {
  viewer: EmailReminder_viewer$key;
  /** Whether the reminder can be dismissed for the rest of the visit. */
  isDismissible?: boolean;
}

/** Reminds someone whose email is not verified; renders nothing for others. */
export function EmailReminder({ viewer: viewerKey, isDismissible = false }: EmailReminderProps) {
  const { id, email, isEmailVerified, pendingEmail } = useFragment(
    graphql`
      fragment EmailReminder_viewer on User {
        id
        email
        isEmailVerified
        pendingEmail
      }
    `,
    viewerKey,
  );
  const [isHidden, setHidden] = useState(() => isDismissible && isReminderDismissed(id));
  const [sendConfirmationMail, isSending] = useSendConfirmationMail();
  if (isEmailVerified || pendingEmail != null || isHidden) return null;

  const dismiss = (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>('main')?.focus({ preventScroll: true });
    dismissReminder(id);
    setHidden(true);
  };
  return (
    <Flex
      as="aside"
      aria-label="Reminder"
      align={{ base: 'flex-start', sm: 'center' }}
      gap="3"
      mb="4"
      ps="4"
      pe={isDismissible ? '1' : '4'}
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
      {isDismissible && (
        <IconButton variant="ghost" colorPalette="gray" aria-label="Hide this reminder" onClick={dismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}

/** Stores for this tab that a person dismissed the email reminder. */
function dismissReminder(viewerId: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, viewerId);
  } catch {
    // Storage throws in some private windows; the reminder is then shown again on the next page.
  }
}

/** Whether this person dismissed the reminder in this tab. */
function isReminderDismissed(viewerId: string): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === viewerId;
  } catch {
    return false;
  }
}
