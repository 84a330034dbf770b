import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { hasPendingAction } from '../../identity/pendingAction.ts';
import { currentEnvironment } from '../../../relay/environment.ts';

/** Renders nothing: after the login it adds the product of an earlier 'Add' to the cart and shows a toast. */
export function PendingAdd({ isSignedIn }: { isSignedIn: boolean }) {
  const environment = useRelayEnvironment();

  useEffect(() => {
    // A screen of the session that has just expired may be drawn as late as this; its Add waits for the next session.
    if (!isSignedIn || environment !== currentEnvironment() || !hasPendingAction()) return;
    import('./completePendingAdd.ts').then(
      ({ completePendingAdd }) => completePendingAdd(environment),
      () => undefined, // the next page that is opened tries again
    );
  }, [isSignedIn, environment]);

  return null;
}
