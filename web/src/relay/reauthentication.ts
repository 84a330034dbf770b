import { repeatMutations } from './network.ts';
import { RequestError } from './RequestError.ts';

/** Asks the person to prove who they are; answers whether they did. */
type AskAgain = () => Promise<boolean>;

/** The person has closed the dialog. */
export class UnconfirmedError extends RequestError {
  constructor() {
    super('forbidden');
    this.message = 'Nothing was done. Confirm that it’s you first.';
  }
}

/**
 * Has `askAgain` called when the server refuses a sensitive change because the last authentication is too long ago; the change is
 * sent again when the person has proved who they are, and fails with UnconfirmedError otherwise. Returns a function that ends it.
 */
export function onReauthenticationRequired(askAgain: AskAgain): () => void {
  repeatMutations(async ({ data }) => {
    if (!Object.values(data ?? {}).some(isReauthenticationRequired)) return false;
    if (!(await askAgain())) throw new UnconfirmedError();
    return true;
  });
  return () => repeatMutations(undefined);
}

/** Every mutation selects the type of its result. */
function isReauthenticationRequired(result: unknown): boolean {
  return (result as { __typename?: string } | null)?.__typename === 'ReauthenticationRequiredError';
}
