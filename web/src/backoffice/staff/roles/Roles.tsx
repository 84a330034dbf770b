import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../../ui/AdminTable.tsx';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';
import { useFocusAfterRemoval } from '../../../ui/lists/useFocusAfterRemoval.ts';
import type { Roles_query$key } from './__generated__/Roles_query.graphql.ts';
import type { AssignableRole } from './RoleChoice.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleRow } from './RoleRow.tsx';
import { roleTexts as texts } from './roleTexts.ts';

const columns = [texts.role, texts.permissions, texts.members, texts.actions];

interface RolesProps {
  query: Roles_query$key;
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  onChanged: () => void;
}

/** The roles with their permissions, and buttons that add, edit and delete one. */
export function Roles({ query, roles, onChanged }: RolesProps) {
  const { roleDefinitions } = useFragment(
    graphql`
      fragment Roles_query on Query {
        roleDefinitions @required(action: THROW) {
          id
          ...RoleRow_role
        }
      }
    `,
    query,
  );
  const { isOpen, start, close } = useActiveDialog<'add'>();
  const table = useFocusAfterRemoval<HTMLDivElement>(roleDefinitions.length);
  return (
    <Box as="section" mt="10" aria-labelledby="roles">
      <Flex justify="space-between" align="center" gap="2" mb="4">
        <Heading as="h2" id="roles" textStyle={{ base: 'lg', md: 'xl' }}>
          {texts.title}
        </Heading>
        <Button px={{ base: '3', md: '4' }} onClick={() => start('add')}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
      </Flex>
      <Text mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <AdminTable ref={table} label={texts.list} columns={columns} hasActions>
        {roleDefinitions.map((role) => (
          <RoleRow key={role.id} role={role} roles={roles} onChanged={onChanged} />
        ))}
      </AdminTable>
      <RoleDialog role={null} isOpen={isOpen} onClose={close} onSaved={onChanged} />
    </Box>
  );
}
