const SELECTS = /^\s*(SELECT|WITH)\b/i;
const CHANGES = /\b(INSERT\s+INTO|UPDATE|DELETE\s+FROM|MERGE\s+INTO)\b/i;

/** Whether a statement reads alone. One that changes rows, by itself or within `WITH`, is a write; so is a SELECT … FOR UPDATE. */
export function isRead(statement: string): boolean {
  return SELECTS.test(statement) && !CHANGES.test(statement);
}
