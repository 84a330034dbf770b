/* eslint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- homeDraft.ts and the fields read the draft */
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import { DialogAlert } from '../../ui/dialogs/DialogAlert.tsx';
import { DiscardChangesDialog } from '../../ui/dialogs/DiscardChangesDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { EditHome_home$data, EditHome_home$key } from './__generated__/EditHome_home.graphql.ts';
import type { EditHomeBeginMutation } from './__generated__/EditHomeBeginMutation.graphql.ts';
import type { EditHomeSaveMutation } from './__generated__/EditHomeSaveMutation.graphql.ts';
import { describeChanges, sectionDraftOf, toInput, type SectionDraft } from './homeDraft.ts';
import { homeVersionsPath } from './homeUrl.ts';
import { PublishHome } from './PublishHome.tsx';
import type { Choice } from './SectionFields.tsx';
import { SectionList } from './SectionList.tsx';
import { texts } from './texts.ts';

interface Draft {
  /** Empty when there is none. */
  id: string;
  revision: number;
  note: string;
  sections: readonly SectionDraft[];
}

const draftOf = ({ draft }: EditHome_home$data): Draft => ({
  id: draft?.id ?? '',
  revision: draft?.revision ?? 0,
  note: draft?.note ?? '',
  sections: draft?.sections.map(sectionDraftOf) ?? [],
});

const NO_ERRORS = { message: '', fields: {} as Readonly<Record<string, string>> };

/** Edits the sections of the draft. After a conflict they stay, beside what the other editor has changed. */
export function EditHome({ home: homeKey, collections }: { home: EditHome_home$key; collections: readonly Choice[] }) {
  const home = useFragment(
    graphql`
      fragment EditHome_home on ManagedHomePage {
        draft {
          id
          number
          revision
          note
          sections {
            id
            kind
            heading
            text
            link
            alt
            picture {
              id
              ...PictureField_picture
            }
            widePicture {
              id
              ...PictureField_picture
            }
            collection {
              id
              title
            }
            startDate
            endDate
            weekdays
            from
            until
          }
        }
        versions {
          id
          isPublished
        }
        ...PublishHome_home
      }
    `,
    homeKey,
  );
  const theirs = draftOf(home);
  const [seen, setSeen] = useState(theirs);
  const [mine, setMine] = useState(theirs);
  const [saved, setSaved] = useState<{ draft: Draft; id: string | undefined; revision: number | undefined } | null>(
    null,
  );
  const [errors, setErrors] = useState(NO_ERRORS);
  const [undone, setUndone] = useState(0);
  const [uploads, setUploads] = useState(0);
  const [save, isSaving] = useAction<EditHomeSaveMutation>(graphql`
    mutation EditHomeSaveMutation($input: HomeDraftSaveInput!) {
      homeDraftSave(input: $input) {
        ... on HomeDraftSavePayload {
          homePage {
            draft {
              id
              revision
            }
            ...EditHome_home
          }
        }
        ... on HomeDraftChangedError @alias(as: "HomeDraftChangedError") {
          homePage {
            ...EditHome_home
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [begin, isBeginning] = useAction<EditHomeBeginMutation>(graphql`
    mutation EditHomeBeginMutation($input: HomeDraftCreateInput!) {
      homeDraftCreate(input: $input) {
        ... on HomeDraftCreatePayload {
          homePage {
            ...EditHome_home
          }
        }
        ... on HomeDraftExistsError @alias(as: "HomeDraftExistsError") {
          homePage {
            ...EditHome_home
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const isChanged = JSON.stringify([mine.note, mine.sections]) !== JSON.stringify([seen.note, seen.sections]);
  const isOther = seen.id !== theirs.id || seen.revision !== theirs.revision;
  const isSaved = isOther && saved?.id === theirs.id && saved.revision === theirs.revision; // by this editor, who may have typed since
  const isGone = theirs.id === '';
  const hasConflict = isOther && isChanged && !isSaved;
  if (isOther && !hasConflict) {
    setSeen(theirs);
    if (!isChanged || mine === saved?.draft) setMine(theirs);
  }
  const takeTheirs = () => {
    setErrors(NO_ERRORS);
    setSeen(theirs);
    setMine(theirs);
    setUndone(undone + 1); // the list forgets what was removed and chosen
  };
  /** Mine is then compared with the new draft, as after any conflict. */
  const beginAgain = () => {
    const current = home.versions.find(({ isPublished }) => isPublished);
    begin({ versionId: current?.id ?? '' }, { errors: { HomeDraftExistsError: () => undefined } });
  };
  const saveDraft = () => {
    setErrors(NO_ERRORS);
    const { id: draftId, revision } = theirs;
    const input = { draftId, revision, note: mine.note, sections: mine.sections.map(toInput) };
    save(input, {
      onDone: ({ homePage }) => {
        setSaved({ draft: mine, id: homePage.draft?.id, revision: homePage.draft?.revision });
        showSuccess('Draft saved');
      },
      errors: { HomeDraftChangedError: () => undefined },
      onFormErrors: setErrors,
    });
  };
  if (isGone && !hasConflict) return <NotFound title="There is no draft" text="It was published or deleted." />;
  return (
    <>
      <AdminHeader
        back={{ to: homeVersionsPath, label: 'Home page' }}
        title={`Draft of version ${home.draft?.number ?? ''}`}
        lead={texts.draftLead}
      />
      <Box maxW="24rem" mb="4">
        <TextField
          label="Note for your team"
          value={mine.note}
          maxLength={100}
          error={errors.fields['note']}
          onChange={({ target: { value: note } }) => setMine((latest) => ({ ...latest, note }))}
        />
      </Box>
      <SectionList
        key={undone}
        onUploading={(isUploading) => setUploads((count) => count + (isUploading ? 1 : -1))}
        sections={mine.sections}
        stored={home.draft?.sections ?? []}
        collections={collections}
        errors={errors.fields}
        onChange={(change) => setMine((latest) => ({ ...latest, sections: change(latest.sections) }))}
      />
      {hasConflict && (
        <Box mt="4" p="3" borderRadius="control" bg="bg.warning" color="fg.warning">
          <Text fontWeight="semibold">{isGone ? texts.gone : texts.conflict}</Text>
          {isGone ? (
            <Button variant="outline" size="sm" mt="2" loading={isBeginning} onClick={beginAgain}>
              Begin a new draft
            </Button>
          ) : (
            <>
              <ul>
                {describeChanges(seen.sections, theirs.sections).map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
              <Button variant="outline" colorPalette="gray" size="sm" mt="2" onClick={takeTheirs}>
                Use theirs instead
              </Button>
            </>
          )}
        </Box>
      )}
      <DialogAlert message={errors.message} />
      <Flex wrap="wrap" gap="2" mt="4">
        {(isChanged || hasConflict) && (
          <>
            {!isGone && (
              <Button loading={isSaving || uploads > 0} onClick={saveDraft}>
                {hasConflict ? 'Save mine over theirs' : 'Save draft'}
              </Button>
            )}
            <Button variant="outline" colorPalette="gray" onClick={takeTheirs}>
              Undo changes
            </Button>
          </>
        )}
      </Flex>
      {!isChanged && uploads === 0 && <PublishHome home={home} />}
      {(isChanged || uploads > 0) && <DiscardChangesDialog />}
    </>
  );
}
