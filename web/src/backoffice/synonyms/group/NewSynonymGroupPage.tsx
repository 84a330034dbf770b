import { useState } from 'react';
import { graphql } from 'react-relay';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { withTerms, type SynonymDraft, useTermsToAdd } from './synonymDraft.ts';
import { SynonymForm } from './SynonymForm.tsx';
import { SynonymGroupHeader } from './SynonymGroupHeader.tsx';
import { useAction } from '../../../relay/useAction.ts';
import type { NewSynonymGroupPageCreateSynonymGroupMutation } from './__generated__/NewSynonymGroupPageCreateSynonymGroupMutation.graphql.ts';

const NO_TERMS: SynonymDraft = { department: null, terms: [] };

/** The page that creates a group of synonyms. */
export function NewSynonymGroupPage() {
  const toAdd = useTermsToAdd();
  const [draft, setDraft] = useState(() => withTerms(NO_TERMS, toAdd));
  const [message, setMessage] = useState('');
  const [isSaved, setSaved] = useState(false);
  // Invalidates the store: searches find other products from then on.
  const [createSynonymGroup, isCreating] = useAction<NewSynonymGroupPageCreateSynonymGroupMutation>(
    graphql`
      mutation NewSynonymGroupPageCreateSynonymGroupMutation($input: SynonymGroupCreateInput!) {
        synonymGroupCreate(input: $input) {
          ... on SynonymGroupCreatePayload {
            synonymGroup {
              id
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { invalidatesStore: true },
  );

  const save = () => {
    setMessage('');
    createSynonymGroup(
      { department: draft.department, terms: draft.terms },
      {
        onDone: () => {
          setSaved(true);
          showSuccess('Group created. Searches use it now.');
        },
        onRefused: setMessage,
      },
    );
  };
  return (
    <>
      <SynonymGroupHeader group={null} />
      <SynonymForm
        groupId={null}
        saved={NO_TERMS}
        draft={draft}
        onDraft={setDraft}
        action="Create group"
        isBusy={isCreating}
        isDone={isSaved}
        message={message}
        onSave={save}
      />
    </>
  );
}
