import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { UnconfirmedError } from '../../relay/reauthentication.ts';
import type { authorizeExportMutation } from './__generated__/authorizeExportMutation.graphql.ts';

/**
 * Has the person prove who they are, if that is too long ago, before a file with data of many people is downloaded; it also refreshes an
 * expired session. The promise rejects when the server would not send the file.
 */
export function authorizeExport(environment: IEnvironment): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<authorizeExportMutation>(environment, {
      mutation: graphql`
        mutation authorizeExportMutation {
          exportAuthorize {
            __typename
          }
        }
      `,
      variables: {},
      onCompleted: ({ exportAuthorize: { __typename: result } }) =>
        result === 'ExportAuthorizePayload' ? resolve() : reject(new UnconfirmedError()),
      onError: reject,
    });
  });
}
