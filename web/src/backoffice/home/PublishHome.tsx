import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { UTC_OFFSET } from '../../ui/format/timeZone.ts';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { PublishHome_home$key } from './__generated__/PublishHome_home.graphql.ts';
import type { PublishHomeDeleteMutation } from './__generated__/PublishHomeDeleteMutation.graphql.ts';
import type { PublishHomePublishMutation } from './__generated__/PublishHomePublishMutation.graphql.ts';
import { HomePreviewLinks } from './HomePreviewLinks.tsx';
import { homeVersionsPath } from './homeUrl.ts';
import { texts } from './texts.ts';

/** Previews, publishes, schedules and deletes the saved draft. */
export function PublishHome({ home: homeKey }: { home: PublishHome_home$key }) {
  const { draft } = useFragment(
    graphql`
      fragment PublishHome_home on ManagedHomePage {
        draft {
          id
          number
          revision
          previewPath
        }
      }
    `,
    homeKey,
  );
  const navigate = useNavigate();
  const [moment, setMoment] = useState('');
  const [publish, isPublishing] = useAction<PublishHomePublishMutation>(
    graphql`
      mutation PublishHomePublishMutation($input: HomeDraftPublishInput!) {
        homeDraftPublish(input: $input) {
          ... on HomeDraftPublishPayload {
            homePage {
              ...HomeVersions_home
            }
          }
          ... on HomeDraftChangedError {
            homePage {
              ...EditHome_home
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { invalidatesStore: true },
  );
  const [remove, isRemoving] = useAction<PublishHomeDeleteMutation>(graphql`
    mutation PublishHomeDeleteMutation($input: HomeDraftDeleteInput!) {
      homeDraftDelete(input: $input) {
        ... on HomeDraftDeletePayload {
          homePage {
            ...HomeVersions_home
          }
        }
        ... on HomeDraftChangedError {
          homePage {
            ...EditHome_home
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [publishing, scheduling, deleting] = [useActionDialog(), useActionDialog(), useActionDialog()];
  if (draft == null) return null;
  const { id: draftId, number, revision, previewPath } = draft;
  const seen = { draftId, revision };
  const leave = (done: string, dialog: typeof publishing) => ({
    ...dialog.outcome(done),
    onDone: () => {
      dialog.succeed(done);
      void navigate(homeVersionsPath);
    },
  });
  return (
    <>
      <HomePreviewLinks path={previewPath} />
      <Flex wrap="wrap" gap="2" mt="4">
        <Button onClick={publishing.open}>Publish now</Button>
        <Button variant="outline" onClick={scheduling.open}>
          Schedule
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={deleting.open}>
          Delete draft
        </Button>
      </Flex>
      <ConfirmDialog
        title={`Publish version ${number}?`}
        text={texts.publishText}
        action="Publish"
        isBusy={isPublishing}
        errorMessage={publishing.refusal}
        {...publishing.shown}
        onConfirm={() => publish(seen, leave('Published. Shoppers see it now.', publishing))}
      />
      <ConfirmDialog
        title={`Schedule version ${number}`}
        action="Schedule"
        isBusy={isPublishing}
        errorMessage={scheduling.refusal}
        {...scheduling.shown}
        onConfirm={() => {
          if (moment === '') scheduling.setRefusal('Choose a day and a time');
          else
            publish(
              { ...seen, publishesAt: new Date(`${moment}${UTC_OFFSET}`).toISOString() },
              leave('Scheduled', scheduling),
            );
        }}
      >
        <TextField
          label="Day and time, in India"
          type="datetime-local"
          value={moment}
          help={texts.scheduleText}
          onChange={({ target }) => setMoment(target.value)}
        />
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete the draft?"
        text={texts.deleteText}
        action="Delete draft"
        isDestructive
        isBusy={isRemoving}
        errorMessage={deleting.refusal}
        {...deleting.shown}
        onConfirm={() => remove(seen, leave('Draft deleted', deleting))}
      />
    </>
  );
}
