/** The errors of a form: messages by field name, or one message for the whole form. */
export interface FormErrors {
  fields: Readonly<Record<string, string>>;
  message: string;
}

/** The form errors of the server's issues; several issues of one field are joined. */
export function toFormErrors(
  message: string,
  issues: ReadonlyArray<{ path: string; message: string }> = [],
): FormErrors {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const earlier = fields[issue.path];
    fields[issue.path] = earlier === undefined ? issue.message : `${earlier}. ${issue.message}`;
  }
  return { fields, message };
}
