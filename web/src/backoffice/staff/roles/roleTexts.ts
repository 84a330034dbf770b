import { ALLOWED_BY } from '@kirana/shared/permissions.ts';
import type { Permission } from '../../../shop/identity/permissions.ts';

/** Fixed texts of the roles on the staff page. */
export const roleTexts = {
  title: 'Roles',
  lead: 'A role is a list of permissions. You can only give those that you have yourself.',
  list: 'Roles and what they may do',
  role: 'Role',
  permissions: 'May do',
  members: 'People',
  actions: 'Actions',
  everything: 'Everything',
  memberCount: (count: number) => (count === 1 ? '1 person' : `${count} people`),

  add: 'Add role',
  addTitle: 'Add a role',
  added: (name: string) => `Role ${name} added`,
  edit: 'Edit',
  editLabel: (name: string) => `Edit role: ${name}`,
  editTitle: (name: string) => `Edit the role ${name}`,
  saved: (name: string) => `Role ${name} saved`,
  save: 'Save',
  cancel: 'Cancel',
  name: 'Name',
  nameHelp: 'Such as Catalogue manager',
  builtInHelp: 'This role keeps its name',
  permissionsLegend: 'What its people may do',
  choosePermission: 'Choose at least one',
  lacking: 'You don’t have this permission yourself',

  remove: 'Delete',
  removeLabel: (name: string) => `Delete role: ${name}`,
  removeTitle: (name: string) => `Delete the role ${name}?`,
  removeUnused: 'No one has it.',
  removeUsed: (count: number) =>
    count === 1 ? 'One person has it. Say what becomes of them.' : `${count} people have it. Say what becomes of them.`,
  theyGet: 'They get',
  noRole: 'No role: they can only shop',
  removed: (name: string) => `Role ${name} deleted`,
} as const;

/** The name and the explanation of each permission, in the order of the form. */
export const permissionTexts: Readonly<Partial<Record<Permission, { label: string; help: string }>>> = ALLOWED_BY;
