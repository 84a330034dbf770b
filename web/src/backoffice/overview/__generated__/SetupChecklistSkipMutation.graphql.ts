/**
 * @generated SignedSource<<5513371c31b63db8543bb3f92101f755>>
 * @relayHash 35143eb82d3beb25b476cc1039dea097
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 603c81ba42817967d875f4f0af7af178a9d3c43883b0d426bdb0f1af0fe60ba4

import type { ConcreteRequest } from 'relay-runtime';
export type SetupStepKey = "DELIVERY_AREA" | "FEES" | "FSSAI" | "HOURS" | "NAME" | "ONLINE_PAYMENT" | "PAGES" | "PRODUCTS" | "SELLER" | "STAFF" | "TEST_ORDER" | "%future added value";
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
      readonly remaining: number | null | undefined;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remaining",
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
    "id": "603c81ba42817967d875f4f0af7af178a9d3c43883b0d426bdb0f1af0fe60ba4",
    "metadata": {},
    "name": "SetupChecklistSkipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a81f504f51800d8cfd2a88eb096d978c";

export default node;
