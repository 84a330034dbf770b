import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DiscardChangesDialog } from '../../../ui/dialogs/DiscardChangesDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { SYNONYMS_PATH } from '../synonymPaths.ts';
import { texts } from '../texts.ts';
import { isDifferent, withTerms } from './editDraft.ts';
import { SynonymForm } from './SynonymForm.tsx';
import { SynonymGroupHeader } from './SynonymGroupHeader.tsx';
import type { SynonymDraft } from './toSynonymDraft.ts';
import { useCreateSynonymGroup } from './useCreateSynonymGroup.ts';
import { useTermsToAdd } from './useTermsToAdd.ts';

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
