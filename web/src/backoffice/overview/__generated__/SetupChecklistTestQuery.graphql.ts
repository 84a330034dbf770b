/**
 * @generated SignedSource<<bea1c390a8ad8af5d67c9e7a22977dea>>
 * @relayHash 3c4aa37b6b60226f2ae55800bca553b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d514f390d5ada602262d56875fd9faad9db36f9c425299518eae1759a7928967

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetupChecklistTestQuery$variables = Record<PropertyKey, never>;
export type SetupChecklistTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SetupChecklist_query">;
};
export type SetupChecklistTestQuery = {
  response: SetupChecklistTestQuery$data;
  variables: SetupChecklistTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetupChecklistTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SetupChecklist_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SetupChecklistTestQuery",
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
    ]
  },
  "params": {
    "id": "d514f390d5ada602262d56875fd9faad9db36f9c425299518eae1759a7928967",
    "metadata": {},
    "name": "SetupChecklistTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "695620cd87bffc28b625d94494243f5d";

export default node;
