import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { DiscardChangesDialog } from '../../ui/dialogs/DiscardChangesDialog.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { MarkdownPreview } from '../pages/MarkdownPreview.tsx';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { CampaignEditor_campaign$key } from './__generated__/CampaignEditor_campaign.graphql.ts';
import type { CampaignEditorDeleteMutation } from './__generated__/CampaignEditorDeleteMutation.graphql.ts';
import type { CampaignEditorMutation } from './__generated__/CampaignEditorMutation.graphql.ts';
import type { CampaignEditorSendMutation } from './__generated__/CampaignEditorSendMutation.graphql.ts';
import type { CampaignEditorTestMutation } from './__generated__/CampaignEditorTestMutation.graphql.ts';
import { customers } from './customers.ts';

interface CampaignEditorProps {
  /** Null: none is begun. */
  campaign: CampaignEditor_campaign$key | null;
  /** How many people have agreed. */
  audience: number;
  /** Reloads the list. */
  onChanged: () => void;
}

/** Writes the draft beside what it will look like, tries it out, and sends it to those who agreed. */
export function CampaignEditor({ campaign: campaignKey, audience, onChanged }: CampaignEditorProps) {
  const draft = useFragment(
    graphql`
      fragment CampaignEditor_campaign on Campaign {
        id
        subject
        body
        revision
      }
    `,
    campaignKey,
  );
  const saved = { subject: draft?.subject ?? '', body: draft?.body ?? '' };
  const { form, values, fieldProps, showErrors, isFilled, reset } = useFormValues(saved);
  // The revision that was seen when typing began: a reload raises that of the draft, and leaves what is typed.
  const [typedOn, setTypedOn] = useState<number | null>(null);
  const isChanged = values.subject !== saved.subject || values.body !== saved.body;
  const [save, isSaving] = useAction<CampaignEditorMutation>(graphql`
    mutation CampaignEditorMutation($input: CampaignSaveInput!) {
      campaignSave(input: $input) {
        ... on CampaignSavePayload {
          campaign {
            ...CampaignEditor_campaign
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [test, isTesting] = useAction<CampaignEditorTestMutation>(graphql`
    mutation CampaignEditorTestMutation($input: CampaignTestInput!) {
      campaignTest(input: $input) {
        ... on CampaignTestPayload {
          campaign {
            id
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [send, isSending] = useAction<CampaignEditorSendMutation>(graphql`
    mutation CampaignEditorSendMutation($input: CampaignSendInput!) {
      campaignSend(input: $input) {
        ... on CampaignSendPayload {
          campaign {
            status
            startedAt
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [remove, isRemoving] = useAction<CampaignEditorDeleteMutation>(graphql`
    mutation CampaignEditorDeleteMutation($input: CampaignDeleteInput!) {
      campaignDelete(input: $input) {
        ... on CampaignDeletePayload {
          deletedCampaignId
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [sending, deleting] = [useActionDialog(), useActionDialog()];
  const saveDraft = () => {
    const { subject, body } = values;
    save(
      { campaignId: draft?.id ?? null, revision: typedOn ?? draft?.revision ?? null, subject, body },
      {
        onDone: () => {
          if (draft != null) reset(); // the first save shows the draft in another editor
          setTypedOn(null);
          showSuccess('Draft saved');
          onChanged();
        },
        onFormErrors: showErrors,
      },
    );
  };
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
      <Box layerStyle="card" p={{ base: '3', md: '4' }}>
        <Flex asChild direction="column" gap="3">
          <form
            ref={form}
            aria-label="Email"
            onChange={() => setTypedOn((before) => before ?? draft?.revision ?? null)}
            onSubmit={(event) => event.preventDefault()}
            noValidate
          >
            <TextField {...fieldProps('subject')} label="Subject" maxLength={150} autoComplete="off" />
            <TextAreaField
              {...fieldProps('body')}
              label="Text"
              help="**bold**, [a link](https://…), and lines that begin with - for a list"
              maxLength={10_000}
              rows={14}
            />
            <Flex wrap="wrap" gap="2">
              {draft == null || isChanged ? (
                <Button disabled={!isFilled} loading={isSaving} onClick={saveDraft}>
                  Save draft
                </Button>
              ) : (
                <>
                  <Button disabled={audience === 0} onClick={sending.open}>
                    {audience === 0 ? 'No customer has agreed so far' : `Send to ${customers(audience)} who agreed`}
                  </Button>
                  <Button
                    variant="outline"
                    loading={isTesting}
                    onClick={() =>
                      test(
                        { campaignId: draft.id },
                        { onDone: () => showSuccess('A test is on its way to your inbox') },
                      )
                    }
                  >
                    Send a test to me
                  </Button>
                </>
              )}
              {draft != null && (
                <Button variant="ghost" colorPalette="red" onClick={deleting.open}>
                  Delete draft
                </Button>
              )}
            </Flex>
          </form>
        </Flex>
      </Box>
      <Box as="section" aria-label="Preview" layerStyle="card" p={{ base: '3', md: '4' }}>
        <Heading as="h2" textStyle="xl" overflowWrap="anywhere">
          {values.subject.trim() === '' ? 'Preview' : values.subject}
        </Heading>
        {values.body.trim() === '' ? (
          <Text mt="3" color="fg.muted">
            Your text appears here.
          </Text>
        ) : (
          <div className="content">
            <MarkdownPreview text={values.body} />
          </div>
        )}
      </Box>
      {draft != null && (
        <ConfirmDialog
          title="Delete the draft?"
          text="Its text is lost. What you sent before stays."
          action="Delete draft"
          isDestructive
          isBusy={isRemoving}
          errorMessage={deleting.refusal}
          onConfirm={() =>
            remove(
              { campaignId: draft.id, revision: typedOn ?? draft.revision },
              {
                onDone: () => {
                  reset(); // nothing typed is to be discarded
                  deleting.succeed('Draft deleted');
                  onChanged();
                },
                onRefused: deleting.refuse,
              },
            )
          }
          {...deleting.shown}
        />
      )}
      {draft != null && (
        <ConfirmDialog
          title={`Send to ${customers(audience)}?`}
          text={`“${draft.subject}” goes out at once, once to each customer who agreed to offers. You can’t take it back.`}
          action="Send"
          isBusy={isSending}
          errorMessage={sending.refusal}
          onConfirm={() =>
            send(
              { campaignId: draft.id, revision: draft.revision },
              {
                onDone: () => {
                  sending.succeed('Your email is being sent');
                  onChanged();
                },
                onRefused: sending.refuse,
              },
            )
          }
          {...sending.shown}
        />
      )}
      {isChanged && <DiscardChangesDialog />}
    </Grid>
  );
}
