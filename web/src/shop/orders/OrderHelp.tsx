import { Box, Link as TextLink, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { dialUrl } from '../../ui/numbers/dialUrl.ts';
import { mailUrl } from '../../ui/format/mailUrl.ts';
import type { OrderHelp_contact$key } from './__generated__/OrderHelp_contact.graphql.ts';
import { helpTexts as texts } from './texts.ts';

interface OrderHelpProps {
  contact: OrderHelp_contact$key;
  /** The order's number. */
  number: number;
}

/** Answers to frequent questions about an order, and the shop's contact. */
export function OrderHelp({ contact: contactKey, number }: OrderHelpProps) {
  const { email, phone } = useFragment(
    graphql`
      fragment OrderHelp_contact on HelpContact {
        email
        phone
      }
    `,
    contactKey,
  );
  return (
    <>
      {texts.answers.map(({ question, answer }) => (
        <Box as="details" key={question} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
          <Box as="summary" paddingBlock="3" fontWeight="medium" cursor="pointer">
            {question}
          </Box>
          <Text paddingBottom="3" color="fg.muted">
            {answer}
          </Text>
        </Box>
      ))}
      {(email != null || phone != null) && (
        <Text marginTop="3" overflowWrap="anywhere">
          {texts.askUs}{' '}
          {phone != null && (
            <TextLink href={dialUrl(phone)} colorPalette="green" variant="underline">
              {phone}
            </TextLink>
          )}
          {phone != null && email != null && ` ${texts.or} `}
          {email != null && (
            <TextLink href={mailUrl(email, texts.subject(number))} colorPalette="green" variant="underline">
              {email}
            </TextLink>
          )}
        </Text>
      )}
    </>
  );
}
