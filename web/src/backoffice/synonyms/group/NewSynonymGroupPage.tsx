import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from 'react-relay';
import { DiscardChangesDialog } from '../../../ui/dialogs/DiscardChangesDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { SYNONYMS_PATH } from '../synonymPaths.ts';
import { texts } from '../texts.ts';
import { isDifferent, withTerms, type SynonymDraft, useTermsToAdd } from './synonymDraft.ts';
import { SynonymForm } from './SynonymForm.tsx';
import { SynonymGroupHeader } from './SynonymGroupHeader.tsx';
import { useAction } from '../../../relay/useAction.ts';
import type { NewSynonymGroupPageCreateSynonymGroupMutation } from './__generated__/NewSynonymGroupPageCreateSynonymGroupMutation.graphql.ts';

const NO_TERMS: SynonymDraft = { department: null, terms: [] };

/** The page that creates a group of synonyms. */
export function NewSynonymGroupPage() {
  const toAdd = useTermsToAdd();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => withTerms(NO_TERMS, toAdd));
  const [message, setMessage] = useState('');
  const [isSaved, setSaved] = useState(false);
  const [createSynonymGroup, isCreating] = useCreateSynonymGroup();

  // Leaves after the render that removes DiscardChangesDialog, which would block the navigation.
  const leave = useEffectEvent(() => void navigate(SYNONYMS_PATH));
  useEffect(() => {
    if (isSaved) leave();
  }, [isSaved]);

  const save = () => {
    setMessage('');
    createSynonymGroup(
      { department: draft.department, terms: draft.terms },
      {
        onDone: () => {
          setSaved(true);
          showSuccess(texts.created);
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
        action={texts.create}
        isBusy={isCreating}
        message={message}
        onSave={save}
      />
      {isDifferent(draft, NO_TERMS) && !isSaved && <DiscardChangesDialog />}
    </>
  );
}

/** Creates a group. Invalidates the store: searches find other products from then on. */
function useCreateSynonymGroup() {
  return useAction<NewSynonymGroupPageCreateSynonymGroupMutation>(
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
}
