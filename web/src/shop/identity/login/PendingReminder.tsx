import { useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useOutletContext, useRevalidator } from 'react-router-dom';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { PendingAction } from '../pendingAction.ts';
import { pendingActionStorage, usePendingAction } from '../pendingActionStorage.ts';
import type { PendingReminderQuery } from './__generated__/PendingReminderQuery.graphql.ts';
import { PendingReminderLayout, PendingReminderProduct } from './PendingReminderProduct.tsx';
import type { PendingStep } from './pendingTexts.ts';

/** The query for the product of the action that waits for the login. Its answer is identical for all users. */
export const pendingReminderQuery = graphql`
  query PendingReminderQuery($id: ID!) {
    product(id: $id) {
      ...PendingReminderProduct_product
    }
  }
`;

/** The started query of that product; null if no action waits. */
export type PendingReminderRef = PreloadedQuery<PendingReminderQuery> | null;

/** Reminds of the action that waits for the login, with its product; nothing if none waits. The login works without it. */
export function PendingReminder({ step }: { step: PendingStep }) {
  const queryRef = useOutletContext<PendingReminderRef | undefined>();
  const action = usePendingAction();
  const { revalidate } = useRevalidator();
  const isReplaced = action !== null && queryRef != null && queryRef.variables.id !== action.productId;

  // Another tab has stored another action.
  useEffect(() => {
    if (isReplaced) void revalidate();
  }, [isReplaced, revalidate]);

  if (action === null || queryRef == null) return null;
  if (isReplaced) return <PendingReminderLayout />;
  return (
    <SectionBoundary fallback={<PendingReminderLayout />} renderError={() => null}>
      <PendingReminderContent queryRef={queryRef} action={action} step={step} />
    </SectionBoundary>
  );
}

interface PendingReminderContentProps {
  queryRef: NonNullable<PendingReminderRef>;
  action: PendingAction;
  step: PendingStep;
}

function PendingReminderContent({ queryRef, action, step }: PendingReminderContentProps) {
  const { product } = usePreloadedQuery<PendingReminderQuery>(pendingReminderQuery, queryRef);
  const isWithdrawn = product == null;

  useEffect(() => {
    if (isWithdrawn) pendingActionStorage.drop();
  }, [isWithdrawn]);

  return product == null ? null : <PendingReminderProduct product={product} action={action} step={step} />;
}
