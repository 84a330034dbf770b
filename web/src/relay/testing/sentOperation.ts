/** An operation as the server receives it. */
export interface SentOperation {
  documentId: string;
  variables: Record<string, unknown>;
}

/** For tests: the operation of a request that `fetch` was called with. */
export function sentOperation(url: string, { body }: RequestInit): SentOperation {
  if (body != null) return JSON.parse(String(body)) as SentOperation;
  const parameters = new URL(url, location.href).searchParams;
  return {
    documentId: parameters.get('documentId') ?? '',
    variables: JSON.parse(parameters.get('variables') ?? '{}') as Record<string, unknown>,
  };
}
