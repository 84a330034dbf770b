/**
 * @generated SignedSource<<07ff61c949ebebdb948f5197ced59658>>
 * @relayHash 2ea3dfa0fee78a6a473a4e7f802fa5e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2655a9783a70f3680eaf24c8e0cbd2b3e2c92aaae039e463f25ca6a616229bc5

import type { ConcreteRequest } from 'relay-runtime';
export type ReportRunStartInput = {
  from: string;
  handle: string;
  to: string;
};
export type useStartReportRunMutation$variables = {
  input: ReportRunStartInput;
};
export type useStartReportRunMutation$data = {
  readonly reportRunStart: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "ReportRunStartPayload";
    readonly __typename: "ReportRunStartPayload";
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useStartReportRunMutation = {
  response: useStartReportRunMutation$data;
  variables: useStartReportRunMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "reportRunStart",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStartReportRunMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartReportRunMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2655a9783a70f3680eaf24c8e0cbd2b3e2c92aaae039e463f25ca6a616229bc5",
    "metadata": {},
    "name": "useStartReportRunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2e2a3f771dfd5b31468315ec8bc5ca6";

export default node;
