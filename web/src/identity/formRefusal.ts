/** Why a form was not accepted: words for single fields by their name, or for the whole of it. */
export interface FormRefusal {
  fields: Readonly<Record<string, string>>;
  message: string;
}

/** The refusal that the server's issues make; several of one field are read as one text. */
export function refusalOf(message: string, issues: ReadonlyArray<{ path: string; message: string }> = []): FormRefusal {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const earlier = fields[issue.path];
    fields[issue.path] = earlier === undefined ? issue.message : `${earlier}. ${issue.message}`;
  }
  return { fields, message };
}
