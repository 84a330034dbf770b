/**
 * @generated SignedSource<<56576ece77adef2574b7c1215040de7c>>
 * @relayHash deef3fd3b9df692fd84ddc6b8299c26d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db04d154a94ef38d28e838c96cee40f46b81d32c82f2185e443e3f009d77246c

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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db04d154a94ef38d28e838c96cee40f46b81d32c82f2185e443e3f009d77246c",
    "metadata": {},
    "name": "SetupChecklistTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "695620cd87bffc28b625d94494243f5d";

export default node;
