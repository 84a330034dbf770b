import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { collectionPath } from '../../shop/catalogue/paths.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type {
  EditCollection_collection$data,
  EditCollection_collection$key,
} from './__generated__/EditCollection_collection.graphql.ts';
import type { EditCollection_query$key } from './__generated__/EditCollection_query.graphql.ts';
import type { EditCollectionDeleteMutation } from './__generated__/EditCollectionDeleteMutation.graphql.ts';
import type { EditCollectionUpdateMutation } from './__generated__/EditCollectionUpdateMutation.graphql.ts';
import { rebaseDraft, toCollectionDraft, toCollectionInput } from './collectionDraft.ts';
import { CollectionForm } from './CollectionForm.tsx';
import { collectionErrorFields, collectionsPath } from './collectionsUrl.ts';
import { texts } from './texts.ts';

/** The version of a collection that editing began from. */
const seenOf = (collection: EditCollection_collection$data) => ({
  version: collection.version ?? 0,
  draft: toCollectionDraft(collection),
});

interface EditCollectionProps {
  collection: EditCollection_collection$key;
  query: EditCollection_query$key;
}

/** Edits a collection from the version that was on the screen. After a conflict the changes are kept over the newer version. */
export function EditCollection({ collection: collectionKey, query: queryKey }: EditCollectionProps) {
  const query = useFragment(
    graphql`
      fragment EditCollection_query on Query {
        ...CollectionForm_query
      }
    `,
    queryKey,
  );
  const collection = useFragment(
    graphql`
      fragment EditCollection_collection on Collection {
        id
        title
        handle
        status
        version
        picture {
          ...CollectionForm_picture
        }
        ...collectionDraft_collection
      }
    `,
    collectionKey,
  );
  const [seen, setSeen] = useState(() => seenOf(collection));
  const [draft, setDraft] = useState(seen.draft);
  const [errors, setErrors] = useState(toFormErrors(''));
  const [isDone, setDone] = useState(false);
  const removal = useActionDialog();
  const [update, isUpdating] = useAction<EditCollectionUpdateMutation>(
    graphql`
      mutation EditCollectionUpdateMutation($input: CollectionUpdateInput!) {
        collectionUpdate(input: $input) {
          ... on CollectionUpdatePayload {
            collection {
              ...EditCollection_collection
            }
          }
          ... on CollectionChangedError @alias(as: "CollectionChangedError") {
            collection {
              ...EditCollection_collection
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { fields: collectionErrorFields, invalidatesStore: true },
  );
  const [remove, isRemoving] = useAction<EditCollectionDeleteMutation>(
    graphql`
      mutation EditCollectionDeleteMutation($input: CollectionDeleteInput!) {
        collectionDelete(input: $input) {
          ... on CollectionDeletePayload {
            deletedCollectionId
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { invalidatesStore: true },
  );
  // A newer version, of another editor or after a conflict, is the one that is edited from then on.
  if (seen.version !== collection.version && !isDone) {
    const theirs = seenOf(collection);
    setSeen(theirs);
    setDraft(rebaseDraft(seen.draft, draft, theirs.draft));
    const isChanged = JSON.stringify(draft) !== JSON.stringify(seen.draft);
    if (isChanged && !isUpdating) setErrors(toFormErrors(texts.conflict));
  }
  const save = () => {
    setErrors(toFormErrors(''));
    update(
      { collectionId: collection.id, version: seen.version, ...toCollectionInput(draft) },
      {
        onFormErrors: setErrors,
        errors: { CollectionChangedError: () => setErrors(toFormErrors(texts.conflict)) },
        onDone: () => {
          setDone(true);
          showSuccess('Collection saved');
        },
      },
    );
  };
  return (
    <>
      <AdminHeader back={{ to: collectionsPath, label: 'All collections' }} title={collection.title}>
        {collection.status === 'VISIBLE' && (
          <TextLink to={collectionPath(collection.handle)}>See it in the shop</TextLink>
        )}
      </AdminHeader>
      <CollectionForm
        {...{ query, draft, errors, isDone }}
        picture={collection.picture}
        saved={seen.draft}
        onDraft={setDraft}
        action="Save"
        isBusy={isUpdating}
        onSave={save}
      >
        <Button variant="ghost" colorPalette="red" onClick={removal.open}>
          Delete
        </Button>
      </CollectionForm>
      <ConfirmDialog
        title={`Delete “${collection.title}”?`}
        text={texts.discarded}
        action="Delete"
        isDestructive
        errorMessage={removal.refusal}
        {...removal.shown}
        isBusy={isRemoving}
        onConfirm={() =>
          remove(
            { collectionId: collection.id },
            {
              onDone: () => {
                removal.succeed('Collection deleted');
                setDone(true);
              },
              onRefused: removal.refuse,
            },
          )
        }
      />
    </>
  );
}
