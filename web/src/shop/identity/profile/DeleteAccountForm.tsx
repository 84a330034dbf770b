import { Box, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { AccountLink } from '../AccountLink.tsx';
import { HiddenUsername, PasswordField } from '../CredentialFields.tsx';
import { useCompleteLogout } from '../useCompleteLogout.ts';
import type { DeleteAccountForm_viewer$key } from './__generated__/DeleteAccountForm_viewer.graphql.ts';
import type { DeleteAccountFormMutation } from './__generated__/DeleteAccountFormMutation.graphql.ts';

const LOSSES = [
  'Your name, email, mobile number and picture are erased.',
  'Your saved addresses and your cart are deleted.',
  'You are logged out on all devices.',
];

interface DeleteAccountFormProps {
  viewer: DeleteAccountForm_viewer$key;
  onCancel: () => void;
}

/**
 * Lists what deleting the account erases and keeps, and asks for the password. Then it deletes the account for good, clears all that was
 * loaded and goes to the home page.
 */
export function DeleteAccountForm({ viewer: viewerKey, onCancel }: DeleteAccountFormProps) {
  const { email, storeCredit } = useFragment(
    graphql`
      fragment DeleteAccountForm_viewer on User {
        email
        storeCredit {
          balance
        }
      }
    `,
    viewerKey,
  );
  const { balance } = storeCredit;
  const lost =
    balance > 0
      ? [...LOSSES, `Your ${formatRupees(balance)} of store credit ends. Use it for an order first.`]
      : LOSSES;
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ password: '' });
  const [orderError, setOrderError] = useState('');
  const completeLogout = useCompleteLogout();
  const [deleteAccount, isDeleting] = useAction<DeleteAccountFormMutation>(
    graphql`
      mutation DeleteAccountFormMutation($input: AccountDeleteInput!) {
        accountDelete(input: $input) {
          ... on AccountDeletePayload {
            isDeleted
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: () => completeLogout('Your account has been deleted'),
      fields: { WrongPasswordError: 'password', TooManyAttemptsError: 'password', OpenOrdersError: 'orders' },
      onFormErrors: (refusal) => {
        if ('orders' in refusal.fields) setOrderError(refusal.message);
        else showErrors(refusal);
      },
    },
  );
  const submit = () => {
    setOrderError('');
    deleteAccount(values);
  };
  return (
    <>
      <Text fontWeight="semibold">This can’t be undone. Here’s what happens:</Text>
      <chakra.ul mt="2" mb="3" ps="5" listStyleType="disc" color="fg.muted" textStyle="sm">
        {lost.map((loss) => (
          <chakra.li key={loss} py="0.5">
            {loss}
          </chakra.li>
        ))}
      </chakra.ul>
      <Text mb="4" textStyle="sm" color="fg.muted">
        We keep your orders for our records, without your name, street and mobile number.
      </Text>
      <Form
        form={form}
        isFilled={isFilled}
        action="Delete my account"
        isDestructive
        isBusy={isDeleting}
        onCancel={onCancel}
        onSubmit={submit}
      >
        <HiddenUsername email={email} />
        <PasswordField {...fieldProps('password')} label="Your password" autoComplete="current-password" required />
        {orderError !== '' && (
          <Box role="alert" px="3" pt="2.5" borderRadius="control" bg="bg.error" textStyle="sm">
            <Text color="fg.error">{orderError}</Text>
            <AccountLink to="/dashboard/myorders">My Orders</AccountLink>
          </Box>
        )}
      </Form>
    </>
  );
}
