import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { ProfilePendingEmail_viewer$key } from './__generated__/ProfilePendingEmail_viewer.graphql.ts';
import { emailTexts as texts } from './profileTexts.ts';
import { useCancelEmailChange } from './useCancelEmailChange.ts';
import { useSendConfirmationMail } from './useSendConfirmationMail.ts';

interface ProfilePendingEmailProps {
  viewer: ProfilePendingEmail_viewer$key;
  onCancelled: () => void;
}

/** Shows the new email that is pending, and announces it when it becomes so. */
export function ProfilePendingEmail({ viewer: viewerKey, onCancelled }: ProfilePendingEmailProps) {
  const { pendingEmail } = useFragment(
    graphql`
      fragment ProfilePendingEmail_viewer on User {
        pendingEmail
      }
    `,
    viewerKey,
  );
  const [sendConfirmationMail, isSending] = useSendConfirmationMail();
  const [cancelEmailChange, isCancelling] = useCancelEmailChange();
  return (
    <Box
      {...(pendingEmail != null && { mt: '1', mb: '2', px: '3', pt: '2.5', pb: '1' })}
      borderRadius="control"
      bg="bg.warning"
    >
      <Text role="status" textStyle="sm" color="fg.warning" overflowWrap="anywhere">
        {pendingEmail != null && texts.pendingEmail(pendingEmail)}
      </Text>
      {pendingEmail != null && (
        <Flex wrap="wrap" ms="-4">
          <Button variant="ghost" aria-disabled={isSending} onClick={() => !isSending && sendConfirmationMail({})}>
            {texts.sendAgain}
          </Button>
          <Button
            variant="ghost"
            colorPalette="gray"
            loading={isCancelling}
            onClick={() => cancelEmailChange({}, { onDone: onCancelled })}
          >
            {texts.cancelChange}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
