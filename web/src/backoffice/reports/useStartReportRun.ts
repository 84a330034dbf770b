import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useStartReportRunMutation } from './__generated__/useStartReportRunMutation.graphql.ts';

/** Starts the preparation of a report; a refusal is shown. */
export function useStartReportRun() {
  return useAction<useStartReportRunMutation>(graphql`
    mutation useStartReportRunMutation($input: ReportRunStartInput!) {
      reportRunStart(input: $input) {
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
