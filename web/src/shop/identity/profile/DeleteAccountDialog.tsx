import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { DeleteAccountDialog_viewer$key } from './__generated__/DeleteAccountDialog_viewer.graphql.ts';
import { AccountLink } from '../AccountLink.tsx';
import { HiddenUsername } from '../HiddenUsername.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { deletionTexts as texts } from './profileTexts.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';

interface DeleteAccountDialogProps {
  viewer: DeleteAccountDialog_viewer$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Lists what deleting the account erases and keeps, and asks for the password. */
export function DeleteAccountDialog({ viewer: viewerKey, isOpen, onClose }: DeleteAccountDialogProps) {
  const { email, storeCredit } = useFragment(
    graphql`
      fragment DeleteAccountDialog_viewer on User {
        email
        storeCredit {
          balance
        }
      }
    `,
    viewerKey,
  );
  const { balance } = storeCredit;
  const lost = balance > 0 ? [...texts.deleteLost, texts.storeCreditLost(formatRupees(balance))] : texts.deleteLost;
  return (
    <FormDialog title={texts.deleteTitle} isOpen={isOpen} onClose={onClose}>
      <Text fontWeight="semibold">{texts.deleteLead}</Text>
      <chakra.ul mt="2" mb="3" ps="5" listStyleType="disc" color="fg.muted" textStyle="sm">
        {lost.map((loss) => (
          <chakra.li key={loss} py="0.5">
            {loss}
          </chakra.li>
        ))}
      </chakra.ul>
      <Text mb="4" textStyle="sm" color="fg.muted">
        {texts.deleteKept}
      </Text>
      <DeleteAccountForm email={email} onCancel={onClose} />
    </FormDialog>
  );
}

function DeleteAccountForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ password: '' });
  const [orderError, setObstacle] = useState('');
  const [deleteAccount, isDeleting] = useDeleteAccount({ onRefused: showErrors, onOrdersOnTheWay: setObstacle });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isFilled || isDeleting) return;
    setObstacle('');
    deleteAccount(values);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <HiddenUsername email={email} />
      <PasswordField {...fieldProps('password')} label={texts.yourPassword} autoComplete="current-password" required />
      {orderError !== '' && (
        <Box role="alert" mt="2" px="3" pt="2.5" borderRadius="control" bg="bg.error" textStyle="sm">
          <Text color="fg.error">{orderError}</Text>
          <AccountLink to="/dashboard/myorders">{texts.toOrders}</AccountLink>
        </Box>
      )}
      <Flex gap="3" mt="4" justify="flex-end" wrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" colorPalette="red" disabled={!isFilled} loading={isDeleting}>
          {texts.deleteTitle}
        </Button>
      </Flex>
    </form>
  );
}
