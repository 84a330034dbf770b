import type { InputIssue } from '../core/errors/userError.ts';

/** An issue of a validation library, by the Standard Schema specification. */
interface ValidationIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** The first issue of each field, with the field's path inside the mutation's `input`. */
export function inputIssues(validationIssues: readonly ValidationIssue[]): InputIssue[] {
  const issues = new Map<string, InputIssue>();
  for (const { path = [], message } of validationIssues) {
    const keys = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment));
    const field = (keys[0] === 'input' ? keys.slice(1) : keys).join('.');
    if (!issues.has(field)) issues.set(field, { path: field, message });
  }
  return [...issues.values()];
}
