import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSendConfirmationMail } from '../identity/profile/useSendConfirmationMail.ts';
import type { PaymentRemedy } from './__generated__/PayCashButtonMutation.graphql.ts';

/** Why a way to pay was refused, and what would help at once. */
export interface RefusedPayment {
  message: string;
  remedies: readonly PaymentRemedy[];
}

interface PaymentRefusalProps {
  /** For `aria-describedby` of the button that was refused. */
  id: string;
  refusal: RefusedPayment;
}

/**
 * Says beside the button why a way to pay was refused, with what would help. It takes the focus, so that its buttons are the next
 * ones of the keyboard; the other ways to pay stand beside it.
 */
export function PaymentRefusal({ id, refusal: { message, remedies } }: PaymentRefusalProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const [sendConfirmationMail, isSending] = useSendConfirmationMail({
    onSent: (email) => {
      setSentTo(email);
      setFailure('');
      notice.current?.focus(); // the button is removed
    },
    onRefused: setFailure,
  });
  useEffect(() => notice.current?.focus(), []);

  return (
    <Flex
      ref={notice}
      id={id}
      role="alert"
      tabIndex={-1}
      direction="column"
      gap="1"
      padding="3"
      maxHeight="45dvh"
      overflowY="auto"
      borderRadius="control"
      borderWidth="1px"
      borderColor="secondary.border"
      background="bg.panel"
      textStyle="sm"
    >
      <Text overflowWrap="anywhere">{message}</Text>
      {sentTo !== null && (
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {`We sent a link to ${sentTo}. Open it, then try again.`}
        </Text>
      )}
      {failure !== '' && <Text color="fg.error">{failure}</Text>}
      <Flex wrap="wrap" columnGap="2" marginStart="-2" marginBottom="-2" _empty={{ display: 'none' }}>
        {remedies.includes('CONFIRM_EMAIL') && sentTo === null && (
          <Button
            variant="ghost"
            paddingInline="2"
            aria-disabled={isSending}
            onClick={() => !isSending && sendConfirmationMail({})}
          >
            Email me the link again
          </Button>
        )}
        {remedies.includes('ORDER_LESS') && (
          <Button asChild variant="ghost" paddingInline="2">
            <Link to="/cart">Edit cart</Link>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
