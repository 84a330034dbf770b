import { Badge, Box, Button, Flex, Heading } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { AdminTable } from '../ui/AdminTable.tsx';
import { AdminTableRow, Cell, PhoneLabel } from '../ui/AdminTableRow.tsx';
import type {
  StaffInvitations_query$data,
  StaffInvitations_query$key,
} from './__generated__/StaffInvitations_query.graphql.ts';
import type { StaffInvitationsDeleteMutation } from './__generated__/StaffInvitationsDeleteMutation.graphql.ts';
import { invitationTexts as texts } from './texts.ts';
import { useInviteStaff } from './useInviteStaff.ts';

const columns = ['Email', 'Role', texts.expires, 'Actions'];

interface StaffInvitationsProps {
  query: StaffInvitations_query$key;
  onChanged: () => void;
}

/** The people who are invited and have not confirmed their email; nothing without any. */
export function StaffInvitations({ query, onChanged }: StaffInvitationsProps) {
  const { staffInvitations } = useFragment(
    graphql`
      fragment StaffInvitations_query on Query {
        staffInvitations @required(action: THROW) {
          id
          email
          expiresAt
          roleDefinition {
            id
            name
          }
        }
      }
    `,
    query,
  );
  const table = useFocusAfterRemoval<HTMLDivElement>(staffInvitations.length);
  if (staffInvitations.length === 0) return null;
  return (
    <Box as="section" mt="10" aria-labelledby="invitations">
      <Heading as="h2" id="invitations" mb="4" textStyle={{ base: 'lg', md: 'xl' }}>
        {texts.title}
      </Heading>
      <AdminTable ref={table} label={texts.title} columns={columns} hasActions>
        {staffInvitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onChanged={onChanged} />
        ))}
      </AdminTable>
    </Box>
  );
}

interface InvitationRowProps {
  invitation: StaffInvitations_query$data['staffInvitations'][number];
  onChanged: () => void;
}

function InvitationRow({ invitation: { id, email, expiresAt, roleDefinition }, onChanged }: InvitationRowProps) {
  const [invite, isInviting] = useInviteStaff();
  const [withdraw, isWithdrawing] = useAction<StaffInvitationsDeleteMutation>(graphql`
    mutation StaffInvitationsDeleteMutation($input: StaffInvitationDeleteInput!) {
      staffInvitationDelete(input: $input) {
        ... on StaffInvitationDeletePayload {
          deletedStaffInvitationId
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const changed = (text: string) => () => {
    showSuccess(text);
    onChanged();
  };
  const sendAgain = () =>
    invite({ email, roleDefinitionId: roleDefinition.id }, { onDone: changed(texts.sent(email)) });
  return (
    <AdminTableRow>
      <Cell fontWeight="semibold" overflowWrap="anywhere">
        {email}
      </Cell>
      <Cell>
        <Badge colorPalette="gray">{roleDefinition.name}</Badge>
      </Cell>
      <Cell color="fg.muted">
        <PhoneLabel>{texts.expires} </PhoneLabel>
        <time dateTime={expiresAt}>{formatDateTime(expiresAt)}</time>
      </Cell>
      <Cell textAlign={{ md: 'end' }}>
        <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
          <Button
            variant="outline"
            loading={isInviting}
            aria-label={`${texts.sendAgain}: ${email}`}
            onClick={sendAgain}
          >
            {texts.sendAgain}
          </Button>
          <Button
            variant="outline"
            colorPalette="red"
            loading={isWithdrawing}
            aria-label={`${texts.withdraw}: ${email}`}
            onClick={() => withdraw({ staffInvitationId: id }, { onDone: changed(texts.withdrawn(email)) })}
          >
            {texts.withdraw}
          </Button>
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}
