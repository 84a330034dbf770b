/** Fixed texts of the account menu and of pages that need a permission; the specification gives those with odd case. */
export const accountTexts = {
  loggedOut: 'You are logged out',
  noPermission: 'Do not have permission',
  logOut: 'Log Out',
} as const;

/** The label beside the name of a user with a built-in role, by the role's name in the schema. */
export const roleTags: Readonly<Record<string, string>> = { ADMIN: '(Admin)', PICKER: '(Picker)', RIDER: '(Rider)' };
