import type { InputIssue } from './userError.ts';

/** One complaint of a validation library: Standard Schema's issue. */
interface Complaint {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** The first complaint about each field, with the field's path inside the mutation's `input`. */
export function inputIssues(complaints: readonly Complaint[]): InputIssue[] {
  const issues = new Map<string, InputIssue>();
  for (const { path = [], message } of complaints) {
    const keys = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment));
    const field = (keys[0] === 'input' ? keys.slice(1) : keys).join('.');
    if (!issues.has(field)) issues.set(field, { path: field, message });
  }
  return [...issues.values()];
}
