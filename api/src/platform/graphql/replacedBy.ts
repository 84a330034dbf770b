/** The deprecation reason of what another part of the schema replaces, with the day of its removal as docs/integrators.md promises. */
export const replacedBy = (replacement: string) => `Use ${replacement}. Removed on 2027-06-30.`;
