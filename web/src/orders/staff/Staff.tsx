import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminHeader } from '../../catalogue/admin/AdminHeader.tsx';
import { AdminTable } from '../../catalogue/admin/AdminTable.tsx';
import { useFocusAfterRemoval } from '../../catalogue/admin/useFocusAfterRemoval.ts';
import { useTask } from '../../catalogue/admin/useTask.ts';
import type { Staff_query$key } from './__generated__/Staff_query.graphql.ts';
import { AddStaffDialog } from './AddStaffDialog.tsx';
import { StaffRow } from './StaffRow.tsx';
import { texts } from './texts.ts';

const columns = [texts.name, texts.email, texts.role, texts.since, texts.actions];

/** The people who work for the shop, and what admins can do about it. */
export function Staff({ query }: { query: Staff_query$key }) {
  const { staff } = useFragment(
    graphql`
      fragment Staff_query on Query {
        staff {
          id
          role
          ...StaffRow_member
        }
      }
    `,
    query,
  );
  const { isOpen, start, close } = useTask<'add'>();
  const table = useFocusAfterRemoval<HTMLDivElement>(staff.length);
  return (
    <>
      <AdminHeader title={texts.title} action={texts.add} onAdd={() => start('add')} />
      <Text mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <AdminTable ref={table} label={texts.list} columns={columns} hasActions>
        {staff.map((member) => (
          <StaffRow key={member.id} member={member} />
        ))}
      </AdminTable>
      {staff.every(({ role }) => role === 'ADMIN') && (
        <Text mt="4" color="fg.muted">
          {texts.none}
        </Text>
      )}
      <AddStaffDialog isOpen={isOpen} onClose={close} />
    </>
  );
}
