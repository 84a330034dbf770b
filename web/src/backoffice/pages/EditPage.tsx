import { Box, Button, Flex, Grid, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { MAX_PAGE_BODY } from '@kirana/shared/pages.ts';
import { useAction } from '../../relay/useAction.ts';
import { DialogAlert } from '../../ui/dialogs/DialogAlert.tsx';
import { DiscardChangesDialog } from '../../ui/dialogs/DiscardChangesDialog.tsx';
import { CopyField } from '../../ui/forms/CopyField.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { EditPage_page$data, EditPage_page$key } from './__generated__/EditPage_page.graphql.ts';
import type { EditPageSaveMutation } from './__generated__/EditPageSaveMutation.graphql.ts';
import { managedPagesPath } from './managedPageUrl.ts';
import { MarkdownPreview } from './MarkdownPreview.tsx';
import { PageActions } from './PageActions.tsx';
import { PageHistory } from './PageHistory.tsx';
import { texts } from './texts.ts';

/** The draft on which an edit is based; 0 before the first one. */
const seenOf = ({ draft, body }: EditPage_page$data) => ({
  revision: draft?.revision ?? 0,
  body: draft?.body ?? body,
});

/** Edits the draft of a page beside what it will look like. After a conflict the typed text stays, over the newer draft. */
export function EditPage({ page: pageKey }: { page: EditPage_page$key }) {
  const page = useFragment(
    graphql`
      fragment EditPage_page on ManagedPage {
        handle
        title
        body
        current {
          __typename
        }
        draft {
          body
          revision
          previewPath
        }
        ...PageActions_page
        ...PageHistory_page
      }
    `,
    pageKey,
  );
  const [seen, setSeen] = useState(() => seenOf(page));
  const [body, setBody] = useState(seen.body);
  const [message, setMessage] = useState('');
  const [save, isSaving] = useAction<EditPageSaveMutation>(graphql`
    mutation EditPageSaveMutation($input: PageDraftSaveInput!) {
      pageDraftSave(input: $input) {
        ... on PageDraftSavePayload {
          page {
            ...EditPage_page
          }
        }
        ... on PageDraftChangedError @alias(as: "PageDraftChangedError") {
          page {
            ...EditPage_page
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const theirs = seenOf(page);
  if (seen.revision !== theirs.revision) {
    if (body === seen.body) setBody(theirs.body);
    setSeen(theirs);
  }
  const isChanged = body !== seen.body;
  const isSample = page.current == null && page.draft == null;
  const saveDraft = () => {
    setMessage('');
    save(
      { handle: page.handle, revision: seen.revision, body },
      {
        onDone: () => {
          setBody((typed) => (typed === body ? body.trim() : typed));
          showSuccess('Draft saved');
        },
        errors: { PageDraftChangedError: () => setMessage(texts.conflict) },
        onRefused: setMessage,
      },
    );
  };
  return (
    <>
      <AdminHeader back={{ to: managedPagesPath, label: 'Pages' }} title={page.title} />
      {page.current == null && (
        <Box mb="4" p="3" borderRadius="control" bg="bg.warning" color="fg.warning">
          {texts.sample}
        </Box>
      )}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
        <Box layerStyle="card" p={{ base: '3', md: '4' }}>
          <TextAreaField
            label="Text"
            help={texts.help}
            value={body}
            maxLength={MAX_PAGE_BODY}
            rows={22}
            onChange={({ target }) => setBody(target.value)}
          />
          <DialogAlert message={message} />
          <Flex wrap="wrap" gap="2" mt="3">
            <Button loading={isSaving} disabled={!(isChanged || isSample) || body.trim() === ''} onClick={saveDraft}>
              Save draft
            </Button>
            {isChanged ? (
              <Button variant="outline" colorPalette="gray" onClick={() => setBody(seen.body)}>
                Undo changes
              </Button>
            ) : (
              <PageActions page={page} />
            )}
          </Flex>
          {page.draft != null && !isChanged && (
            <Box mt="5">
              <CopyField
                label="Link to the draft, for a week"
                value={location.origin + page.draft.previewPath}
                action="Copy link"
              />
            </Box>
          )}
        </Box>
        <Box as="section" aria-label="Preview" layerStyle="card" p={{ base: '3', md: '4' }}>
          <Heading as="h2" textStyle="2xl">
            {page.title}
          </Heading>
          <MarkdownPreview text={body} />
        </Box>
      </Grid>
      <PageHistory page={page} />
      {isChanged && <DiscardChangesDialog />}
    </>
  );
}
