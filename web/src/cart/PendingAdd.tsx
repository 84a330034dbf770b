import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { viewerIdIn } from '../relay/environment.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import { takePendingAdd } from './rememberedAdd.ts';
import { refreshCart } from './refreshCart.ts';
import { texts } from './texts.ts';
import { useAddCartLine } from './useAddCartLine.ts';

/** Draws nothing: once someone is signed in, puts in the cart what an 'Add' before the login asked for, and says so. */
export function PendingAdd({ isSignedIn }: { isSignedIn: boolean }) {
  const environment = useRelayEnvironment();
  const addCartLine = useAddCartLine();

  useEffect(() => {
    const pending = isSignedIn ? takePendingAdd(viewerIdIn(environment)) : null;
    if (pending === null) return;
    addCartLine(pending.productId, 1)
      .then((answer) => {
        if ('refusal' in answer) showError(answer.refusal);
        else showSuccess(texts.addedAfterLogin(pending.name));
        // The page's own query may have been answered before the product was added: its button must not say 'Add' again.
        return refreshCart(environment);
      })
      .catch((error: unknown) => showError(troubleMessage(error)));
  }, [isSignedIn, addCartLine, environment]);

  return null;
}
