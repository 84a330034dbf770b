import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { PageActions_page$key } from './__generated__/PageActions_page.graphql.ts';
import type { PageActionsDiscardMutation } from './__generated__/PageActionsDiscardMutation.graphql.ts';
import type { PageActionsPublishMutation } from './__generated__/PageActionsPublishMutation.graphql.ts';
import { texts } from './texts.ts';

/** Publishes or deletes the saved draft of a page, after a question. */
export function PageActions({ page: pageKey }: { page: PageActions_page$key }) {
  const { handle, title, draft } = useFragment(
    graphql`
      fragment PageActions_page on ManagedPage {
        handle
        title
        draft {
          number
          revision
        }
      }
    `,
    pageKey,
  );
  const publishing = useActionDialog();
  const discarding = useActionDialog();
  const [publish, isPublishing] = useAction<PageActionsPublishMutation>(
    graphql`
      mutation PageActionsPublishMutation($input: PagePublishInput!) {
        pagePublish(input: $input) {
          ... on PagePublishPayload {
            page {
              ...EditPage_page
            }
          }
          ... on PageDraftChangedError {
            page {
              ...EditPage_page
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { invalidatesStore: true },
  );
  const [discard, isDiscarding] = useAction<PageActionsDiscardMutation>(graphql`
    mutation PageActionsDiscardMutation($input: PageDraftDiscardInput!) {
      pageDraftDiscard(input: $input) {
        ... on PageDraftDiscardPayload {
          page {
            ...EditPage_page
          }
        }
        ... on PageDraftChangedError {
          page {
            ...EditPage_page
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const seen = { handle, revision: draft?.revision ?? 0 };
  return (
    <>
      {draft != null && (
        <>
          <Button onClick={publishing.open}>{`Publish version ${draft.number}`}</Button>
          <Button variant="outline" colorPalette="gray" onClick={discarding.open}>
            Delete draft
          </Button>
        </>
      )}
      <ConfirmDialog
        title={`Publish “${title}”?`}
        text={texts.publishText(draft?.number ?? 1)}
        action="Publish"
        isBusy={isPublishing}
        errorMessage={publishing.refusal}
        {...publishing.shown}
        onConfirm={() => publish(seen, publishing.outcome('Published. Shoppers see it now.'))}
      />
      <ConfirmDialog
        title="Delete the draft?"
        text={texts.discardText}
        action="Delete draft"
        isDestructive
        isBusy={isDiscarding}
        errorMessage={discarding.refusal}
        {...discarding.shown}
        onConfirm={() => discard(seen, discarding.outcome('Draft deleted'))}
      />
    </>
  );
}
