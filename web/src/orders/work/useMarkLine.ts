import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { useMarkLineMutation } from './__generated__/useMarkLineMutation.graphql.ts';
import type { LineMarks } from './lineMarks.ts';
import { marksSettled, wishMarks, type MarkRefusal } from './markWishes.ts';
import { useWorkRefresh } from './WorkRefresh.ts';

/** Marks lines: shown at once, taken back with the reason when the server refuses. */
export function useMarkLine() {
  const environment = useRelayEnvironment();
  const refresh = useWorkRefresh();
  const [commit] = useMutation<useMarkLineMutation>(graphql`
    mutation useMarkLineMutation($input: PickingMarkInput!) {
      pickingMark(input: $input) {
        __typename
        ... on PickingMarkPayload {
          order {
            ...changedPicking_order
          }
        }
        ... on AlreadyTakenError {
          message
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on OrderGoneError {
          message
        }
        ... on WrongStateError {
          message
        }
      }
    }
  `);
  const send = (lineId: string, marks: LineMarks) =>
    new Promise<MarkRefusal>((resolve, reject) => {
      commit({
        variables: { input: { lineId, ...marks } },
        onCompleted: ({ pickingMark }) => resolve(refusalIn(pickingMark)),
        onError: reject,
      });
    });
  const markLine = (lineId: string, marks: LineMarks) =>
    wishMarks(
      environment,
      { lineId, marks },
      {
        send,
        onRefused: (refusal) => {
          showError(refusal);
          refresh();
        },
        onFailed: (error) => showError(troubleMessage(error)),
      },
    );
  return { markLine, settled: () => marksSettled(environment) };
}

function refusalIn(answer: useMarkLineMutation['response']['pickingMark']): MarkRefusal {
  switch (answer.__typename) {
    case 'PickingMarkPayload':
      return null;
    case 'InvalidInputError':
      return answer.issues[0]?.message ?? answer.message;
    case 'AlreadyTakenError':
    case 'OrderGoneError':
    case 'WrongStateError':
      return answer.message;
    case '%other':
      return troubleMessage(answer);
  }
}
