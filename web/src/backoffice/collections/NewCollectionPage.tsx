import { useState } from 'react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { useAction } from '../../relay/useAction.ts';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { NewCollectionPageCreateMutation } from './__generated__/NewCollectionPageCreateMutation.graphql.ts';
import type { NewCollectionPageQuery } from './__generated__/NewCollectionPageQuery.graphql.ts';
import { newCollection, toCollectionInput } from './collectionDraft.ts';
import { CollectionForm } from './CollectionForm.tsx';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';
import { collectionErrorFields, collectionsPath } from './collectionsUrl.ts';
import { texts } from './texts.ts';

const newCollectionPageQuery = graphql`
  query NewCollectionPageQuery {
    ...CollectionForm_query
  }
`;

/** The page that creates a collection. */
export function NewCollectionPage() {
  const [draft, setDraft] = useState(newCollection);
  const [errors, setErrors] = useState(toFormErrors(''));
  const [isDone, setDone] = useState(false);
  const [create, isCreating] = useAction<NewCollectionPageCreateMutation>(
    graphql`
      mutation NewCollectionPageCreateMutation($input: CollectionCreateInput!) {
        collectionCreate(input: $input) {
          ... on CollectionCreatePayload {
            collection {
              id
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { fields: collectionErrorFields, invalidatesStore: true },
  );
  const save = () => {
    setErrors(toFormErrors(''));
    create(toCollectionInput(draft), {
      onFormErrors: setErrors,
      onDone: () => {
        setDone(true);
        showSuccess('Collection added');
      },
    });
  };
  return (
    <>
      <AdminHeader back={{ to: collectionsPath, label: 'All collections' }} title="New collection" />
      <PageQuery<NewCollectionPageQuery> query={newCollectionPageQuery} fallback={<CollectionSkeleton />}>
        {(query) => (
          <CollectionForm
            {...{ query, draft, errors, isDone }}
            picture={null}
            saved={newCollection}
            onDraft={setDraft}
            action={texts.add}
            isBusy={isCreating}
            onSave={save}
          />
        )}
      </PageQuery>
    </>
  );
}
