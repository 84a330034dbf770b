import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { HomeVersionActions_version$key } from './__generated__/HomeVersionActions_version.graphql.ts';
import type { HomeVersionActionsRestoreMutation } from './__generated__/HomeVersionActionsRestoreMutation.graphql.ts';
import type { HomeVersionActionsUnscheduleMutation } from './__generated__/HomeVersionActionsUnscheduleMutation.graphql.ts';
import { texts } from './texts.ts';

interface HomeVersionActionsProps {
  version: HomeVersionActions_version$key;
  isScheduled: boolean;
}

/** Cancels the schedule of a version to come, or goes back to a former one. */
export function HomeVersionActions({ version: versionKey, isScheduled }: HomeVersionActionsProps) {
  const { id: versionId, number } = useFragment(
    graphql`
      fragment HomeVersionActions_version on HomeVersion {
        id
        number
      }
    `,
    versionKey,
  );
  const [restore, isRestoring] = useAction<HomeVersionActionsRestoreMutation>(
    graphql`
      mutation HomeVersionActionsRestoreMutation($input: HomeVersionRestoreInput!) {
        homeVersionRestore(input: $input) {
          ... on HomeVersionRestorePayload {
            homePage {
              ...HomeVersions_home
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { invalidatesStore: true },
  );
  const [unschedule, isUnscheduling] = useAction<HomeVersionActionsUnscheduleMutation>(graphql`
    mutation HomeVersionActionsUnscheduleMutation($input: HomeVersionUnscheduleInput!) {
      homeVersionUnschedule(input: $input) {
        ... on HomeVersionUnschedulePayload {
          homePage {
            ...HomeVersions_home
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const dialog = useActionDialog();
  const action = isScheduled
    ? { label: 'Cancel schedule', title: `Cancel the schedule of version ${number}?`, text: texts.unscheduleText }
    : { label: 'Go back to it', title: `Go back to version ${number}?`, text: texts.restoreText };
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        size="sm"
        aria-label={`${action.label}: version ${number}`}
        onClick={dialog.open}
      >
        {action.label}
      </Button>
      <ConfirmDialog
        title={action.title}
        text={action.text}
        action={action.label}
        cancelLabel="Keep it so"
        isBusy={isRestoring || isUnscheduling}
        errorMessage={dialog.refusal}
        {...dialog.shown}
        onConfirm={() => {
          if (isScheduled) unschedule({ versionId }, dialog.outcome('Schedule cancelled. It is your draft.'));
          else restore({ versionId }, dialog.outcome('Shoppers see it again'));
        }}
      />
    </>
  );
}
