import { Badge, chakra, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTableRow } from '../../ui/admin/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { StaffRow_member$key } from './__generated__/StaffRow_member.graphql.ts';
import { ChangeRole } from './ChangeRole.tsx';
import { ResetTwoFactor } from './ResetTwoFactor.tsx';
import { roleTexts, texts } from './texts.ts';

/** One staff member; an admin's role cannot be changed here. */
export function StaffRow({ member: memberKey }: { member: StaffRow_member$key }) {
  const member = useFragment(
    graphql`
      fragment StaffRow_member on StaffMember {
        name
        email
        role
        createdAt
        isSuspended
        hasTwoFactor
        ...ChangeRole_member
        ...ResetTwoFactor_member
      }
    `,
    memberKey,
  );
  const { name, email, role, createdAt, isSuspended, hasTwoFactor } = member;
  return (
    <AdminTableRow role="row">
      <Cell role="cell" fontWeight="semibold" overflowWrap="anywhere" dir="auto">
        {name}
      </Cell>
      <Cell role="cell" overflowWrap="anywhere">
        {email}
      </Cell>
      <Cell role="cell">
        <Flex gap="2" wrap="wrap">
          <Badge colorPalette={role === 'ADMIN' ? 'brand' : 'green'}>{roleTexts[role] ?? role}</Badge>
          {isSuspended && <Badge colorPalette="red">{texts.suspended}</Badge>}
          {hasTwoFactor && <Badge colorPalette="gray">{texts.twoFactor}</Badge>}
        </Flex>
      </Cell>
      <Cell role="cell" color="fg.muted">
        <PhoneLabel>{texts.since} </PhoneLabel>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
      <Cell role="cell" textAlign={{ md: 'end' }}>
        <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
          {hasTwoFactor && <ResetTwoFactor member={member} />}
          {role !== 'ADMIN' && <ChangeRole member={member} />}
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');
const PhoneLabel = chakra('span', { base: { display: { md: 'none' } } });
