import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import { currentEnvironment } from '../../../relay/environment.ts';
import { onReauthenticationRequired } from '../../../relay/reauthentication.ts';
import type { ReauthenticationQuery } from './__generated__/ReauthenticationQuery.graphql.ts';

const ReauthenticationDialog = lazy(async () => ({
  default: (await import('./ReauthenticationDialog.tsx')).ReauthenticationDialog,
}));

/** What the dialog needs to ask, and the promise that waits for it. */
interface Question {
  email: string;
  hasTwoFactor: boolean;
  resolve: (isConfirmed: boolean) => void;
}

/** Asks the person who they are when the server requires it for a change, which is then made (relay/reauthentication.ts). */
export function Reauthentication() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    let pending: Promise<boolean> | null = null;
    let cancel = () => {};
    const ask = async () => {
      const viewer = await readViewer();
      if (viewer === null) return false;
      return new Promise<boolean>((resolve) => {
        cancel = () => resolve(false);
        setQuestion({ ...viewer, resolve });
        setOpen(true);
      });
    };
    // Changes that are refused at the same time share one dialog.
    const remove = onReauthenticationRequired(() => {
      pending ??= ask().finally(() => (pending = null));
      return pending;
    });
    return () => {
      remove();
      cancel();
    };
  }, []);

  if (question === null) return null;
  const { resolve, ...viewer } = question;
  const end = (isConfirmed: boolean) => {
    setOpen(false);
    resolve(isConfirmed);
  };
  return (
    <Suspense>
      <ReauthenticationDialog {...viewer} isOpen={isOpen} onConfirmed={() => end(true)} onClose={() => end(false)} />
    </Suspense>
  );
}

async function readViewer(): Promise<Pick<Question, 'email' | 'hasTwoFactor'> | null> {
  const data = await fetchQuery<ReauthenticationQuery>(
    currentEnvironment(),
    graphql`
      query ReauthenticationQuery {
        viewer {
          email
          twoFactor {
            enabledAt
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const viewer = data?.viewer;
  return viewer == null ? null : { email: viewer.email, hasTwoFactor: viewer.twoFactor.enabledAt != null };
}
