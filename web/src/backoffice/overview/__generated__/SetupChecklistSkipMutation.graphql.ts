/**
 * @generated SignedSource<<b1611d4ef91908addd505ea62e8c66aa>>
 * @relayHash 7cf0fd3161271062623272aaa0b2a041
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab23f36c8616ae3709f853f180af28a43bbdfccb1a3e53d1e07dfd89727f9afe

import type { ConcreteRequest } from 'relay-runtime';
export type SetupStepKey = "DELIVERY_AREA" | "FEES" | "FSSAI" | "HOURS" | "NAME" | "ONLINE_PAYMENT" | "PRODUCTS" | "SELLER" | "STAFF" | "TEST_ORDER" | "%future added value";
export type SetupStepSkipInput = {
  isSkipped?: boolean | null | undefined;
  key: SetupStepKey;
};
export type SetupChecklistSkipMutation$variables = {
  input: SetupStepSkipInput;
};
export type SetupChecklistSkipMutation$data = {
  readonly setupStepSkip: {
    readonly setupSteps: ReadonlyArray<{
      readonly isDone: boolean;
      readonly isSkipped: boolean;
      readonly key: SetupStepKey;
    }>;
  };
};
export type SetupChecklistSkipMutation = {
  response: SetupChecklistSkipMutation$data;
  variables: SetupChecklistSkipMutation$variables;
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
    "concreteType": "SetupStepSkipPayload",
    "kind": "LinkedField",
    "name": "setupStepSkip",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SetupStep",
        "kind": "LinkedField",
        "name": "setupSteps",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSkipped",
            "storageKey": null
          }
        ],
        "storageKey": null
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
    "name": "SetupChecklistSkipMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetupChecklistSkipMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ab23f36c8616ae3709f853f180af28a43bbdfccb1a3e53d1e07dfd89727f9afe",
    "metadata": {},
    "name": "SetupChecklistSkipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6c5e9530f939e150de1bff05e2912562";

export default node;
