import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type {
  EditSynonymGroup_group$data,
  EditSynonymGroup_group$key,
} from './__generated__/EditSynonymGroup_group.graphql.ts';
import { rebaseDraft, withTerms, toSynonymDraft, useTermsToAdd } from './synonymDraft.ts';
import { SynonymGroupActions } from './SynonymGroupActions.tsx';
import { SynonymForm } from './SynonymForm.tsx';
import { SynonymGroupHeader, SynonymGroupNotFound } from './SynonymGroupHeader.tsx';
import { useAction } from '../../../relay/useAction.ts';
import type { EditSynonymGroupUpdateSynonymGroupMutation } from './__generated__/EditSynonymGroupUpdateSynonymGroupMutation.graphql.ts';

/** The version of a group that editing began from, whatever the store receives later. */
const seenOf = (group: EditSynonymGroup_group$data) => ({ version: group.version, draft: toSynonymDraft(group) });

/** Edits a group from the version that was on the screen. After a conflict the changes are kept over the newer version. */
export function EditSynonymGroup({ group: groupKey }: { group: EditSynonymGroup_group$key }) {
  const group = useFragment(
    graphql`
      fragment EditSynonymGroup_group on SynonymGroup {
        id
        version
        ...synonymDraft_toSynonymDraft
        ...SynonymGroupActions_group
        ...SynonymGroupHeader_group
      }
    `,
    groupKey,
  );
  const toAdd = useTermsToAdd();
  const [seen, setSeen] = useState(() => seenOf(group));
  const [draft, setDraft] = useState(() => withTerms(seen.draft, toAdd));
  const [message, setMessage] = useState('');
  const [end, setEnd] = useState<'saved' | 'notFound' | null>(null);
  // Invalidates the store: searches find other products from then on.
  const [updateSynonymGroup, isUpdating] = useAction<EditSynonymGroupUpdateSynonymGroupMutation>(
    graphql`
      mutation EditSynonymGroupUpdateSynonymGroupMutation($input: SynonymGroupUpdateInput!) {
        synonymGroupUpdate(input: $input) {
          ... on SynonymGroupUpdatePayload {
            synonymGroup {
              ...EditSynonymGroup_group
            }
          }
          ... on SynonymGroupChangedError @alias(as: "SynonymGroupChangedError") {
            synonymGroup {
              ...EditSynonymGroup_group
            }
          }
          ... on SynonymGroupNotFoundError @alias(as: "SynonymGroupNotFoundError") {
            __typename
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { invalidatesStore: true },
  );

  // A newer version, of another editor or after a conflict, is the one that is edited from then on.
  if (seen.version !== group.version && end === null) {
    const theirs = seenOf(group);
    setSeen(theirs);
    setDraft(rebaseDraft(seen.draft, draft, theirs.draft));
  }

  if (end === 'notFound') return <SynonymGroupNotFound />;
  const save = () => {
    setMessage('');
    updateSynonymGroup(
      { synonymGroupId: group.id, version: seen.version, department: draft.department, terms: draft.terms },
      {
        onDone: () => {
          setEnd('saved');
          showSuccess('Synonyms saved. Searches use them now.');
        },
        errors: {
          SynonymGroupChangedError: () =>
            setMessage(
              'Someone else has changed this group. Your changes are shown below on top of theirs: check them and save again.',
            ),
          SynonymGroupNotFoundError: () => setEnd('notFound'),
        },
        onRefused: setMessage,
      },
    );
  };
  return (
    <>
      <SynonymGroupHeader group={group} />
      <SynonymForm
        groupId={group.id}
        saved={seen.draft}
        draft={draft}
        onDraft={setDraft}
        action="Save"
        isBusy={isUpdating}
        isDone={end === 'saved'}
        message={message}
        onSave={save}
      >
        <SynonymGroupActions group={group} onDone={() => setEnd('saved')} />
      </SynonymForm>
    </>
  );
}
