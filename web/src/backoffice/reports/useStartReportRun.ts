import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type {
  useStartReportRunMutation,
  useStartReportRunMutation$variables,
} from './__generated__/useStartReportRunMutation.graphql.ts';

/** Starts the preparation of a report; a refusal is shown. */
export function useStartReportRun() {
  const [commit, isStarting] = useMutation<useStartReportRunMutation>(graphql`
    mutation useStartReportRunMutation($input: ReportRunStartInput!) {
      reportRunStart(input: $input) {
        __typename
        ... on ReportRunStartPayload {
          __typename
        }
        ... on InvalidInputError {
          message
        }
      }
    }
  `);
  const startReportRun = (input: useStartReportRunMutation$variables['input'], onStarted: () => void) => {
    commit({
      variables: { input },
      onCompleted: ({ reportRunStart: result }) => {
        switch (result.__typename) {
          case 'ReportRunStartPayload':
            return onStarted();
          case 'InvalidInputError':
            return showError(result.message);
          case '%other':
            return showError(toErrorMessage(result));
        }
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { startReportRun, isStarting };
}
