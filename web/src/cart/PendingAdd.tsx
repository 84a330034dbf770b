import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { currentEnvironment, viewerIdIn } from '../relay/environment.ts';
import { toErrorMessage } from '../relay/RequestError.ts';
import { showError, showSuccess } from '../ui/toasts/toastStore.ts';
import { takePendingAdd } from './pendingAddStorage.ts';
import { texts } from './texts.ts';
import { useAddCartLine } from './useAddCartLine.ts';

/** Renders nothing: after the login it adds the product of an earlier 'Add' to the cart and shows a toast. */
export function PendingAdd({ isSignedIn }: { isSignedIn: boolean }) {
  const environment = useRelayEnvironment();
  const addCartLine = useAddCartLine();

  useEffect(() => {
    // A screen of the session that has just expired may be drawn as late as this; its Add waits for the next session.
    const isPresentSession = environment === currentEnvironment();
    const pending = isSignedIn && isPresentSession ? takePendingAdd(viewerIdIn(environment)) : null;
    if (pending === null) return;
    addCartLine(pending.productId, 1)
      .then(async (answer) => {
        if ('errorMessage' in answer) showError(answer.errorMessage);
        else showSuccess(texts.addedAfterLogin(pending.name));
        // A cart that the page itself is loading may have been answered before the product was added.
        const { refreshCart } = await import('./refreshCart.ts');
        await refreshCart(environment);
      })
      .catch((error: unknown) => showError(toErrorMessage(error)));
  }, [isSignedIn, addCartLine, environment]);

  return null;
}
