import { Box, Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { PartyFormCreateMutation } from './__generated__/PartyFormCreateMutation.graphql.ts';
import type { PartyFormUpdateMutation } from './__generated__/PartyFormUpdateMutation.graphql.ts';
import { toParty, type Party } from './declarationsDraft.ts';

interface PartyFormProps {
  /** The business to edit; null for a new one. */
  party: Party | null;
  /** The name that a new one starts with. */
  name?: string;
  onSaved: (party: Party) => void;
}

const fields = { PartyTakenError: 'name' };

/** The details of a business that products share. */
export function PartyForm({ party, name = '', onSaved }: PartyFormProps) {
  const { form, values, fieldProps, showErrors } = useFormValues({
    name: party?.name ?? name,
    address: party?.address ?? '',
    email: party?.email ?? '',
    phone: party?.phone ?? '',
    fssai: party?.fssai ?? '',
  });
  const [createParty, isCreating] = useAction<PartyFormCreateMutation>(
    graphql`
      mutation PartyFormCreateMutation($input: PartyCreateInput!) {
        partyCreate(input: $input) {
          ... on PartyCreatePayload {
            party {
              ...declarationsDraft_party
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { fields, onFormErrors: showErrors, onDone: (payload) => onSaved(toParty(payload.party)) },
  );
  const [updateParty, isUpdating] = useAction<PartyFormUpdateMutation>(
    graphql`
      mutation PartyFormUpdateMutation($input: PartyUpdateInput!) {
        partyUpdate(input: $input) {
          ... on PartyUpdatePayload {
            party {
              ...declarationsDraft_party
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      fields,
      onFormErrors: showErrors,
      onDone: (payload) => {
        showSuccess('Updated on all its products');
        onSaved(toParty(payload.party));
      },
    },
  );
  const save = () => {
    const { email, phone, fssai, ...others } = values;
    const input = { ...others, email: email || null, phone: phone || null, fssai: fssai || null };
    if (party === null) createParty(input);
    else updateParty({ partyId: party.id, ...input });
  };
  return (
    // The form is in a dialog of another form, which React would submit as well.
    <Box onSubmit={(event) => event.stopPropagation()}>
      <Form
        form={form}
        isFilled={values.name.trim() !== '' && values.address.trim() !== ''}
        action={party === null ? 'Add' : 'Save'}
        isBusy={isCreating || isUpdating}
        onSubmit={save}
      >
        <TextField {...fieldProps('name')} label="Name" maxLength={120} autoComplete="off" required />
        <TextAreaField {...fieldProps('address')} label="Address" rows={3} maxLength={300} required />
        <TextField
          {...fieldProps('email')}
          type="email"
          label="Customer care email"
          help="Give an email or a phone number"
          autoComplete="off"
        />
        <TextField {...fieldProps('phone')} type="tel" label="Customer care phone" autoComplete="off" />
        <TextField
          {...fieldProps('fssai')}
          label="FSSAI licence number"
          help="14 digits, for makers of food"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
        {party !== null && (
          <Text textStyle="sm" color="fg.muted">
            All products of this business show the change.
          </Text>
        )}
      </Form>
    </Box>
  );
}
