import { NotFound } from '../../ui/NotFound.tsx';

/** Shown for an unknown path. */
export function NotFoundPage() {
  return <NotFound title="This page does not exist" text="The link may be old or incomplete." />;
}
