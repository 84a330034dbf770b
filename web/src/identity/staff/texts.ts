/** Fixed texts of the staff page. */
export const texts = {
  title: 'Staff',
  lead: 'Pickers pack orders, riders bring them. Both need an account with a confirmed email first.',
  list: 'People who work here',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  since: 'Account since',
  actions: 'Actions',
  suspended: 'Suspended',
  none: 'No picker or rider yet',

  add: 'Add',
  addTitle: 'Add to the staff',
  emailHelp: 'The address of their account',
  added: (name: string, role: string) => `${name} is a ${role} now`,
  cancel: 'Cancel',

  makeLabel: (name: string, role: string) => `Make ${role}: ${name}`,
  makeTitle: (name: string, role: string) => `Make ${name} a ${role}?`,
  make: (role: string) => `Make ${role}`,
  makeText: (from: string, to: string) => `They are no ${from} any more, and see the pages of a ${to} instead.`,
  remove: 'Take role away',
  removeLabel: (name: string) => `Take role away: ${name}`,
  removeTitle: (name: string) => `Take the role of ${name} away?`,
  removeText:
    'They see no orders of others any more. Their account stays, and somebody else can go on with their orders.',
  removed: (name: string) => `${name} no longer works here`,
} as const;

/** The labels of the roles, by their names in the schema. */
export const roleTexts: Readonly<Record<string, string>> = { ADMIN: 'Admin', PICKER: 'Picker', RIDER: 'Rider' };

/** The same within a sentence. */
export const roleNouns = { PICKER: 'picker', RIDER: 'rider' } as const;
