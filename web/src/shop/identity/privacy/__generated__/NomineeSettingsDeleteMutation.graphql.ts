/**
 * @generated SignedSource<<31662a3c730739d360c5c4c91856c1ab>>
 * @relayHash a6571f5bc46e79774712da462e3b9aa5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a08f8267937e7f147d1b225f197aae4b99b48228140a5678997ce155ba88123e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NomineeSettingsDeleteMutation$variables = Record<PropertyKey, never>;
export type NomineeSettingsDeleteMutation$data = {
  readonly nomineeDelete: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"NomineeSettings_viewer">;
    };
  };
};
export type NomineeSettingsDeleteMutation = {
  response: NomineeSettingsDeleteMutation$data;
  variables: NomineeSettingsDeleteMutation$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NomineeSettingsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NomineeDeletePayload",
        "kind": "LinkedField",
        "name": "nomineeDelete",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NomineeSettings_viewer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NomineeSettingsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NomineeDeletePayload",
        "kind": "LinkedField",
        "name": "nomineeDelete",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Nominee",
                "kind": "LinkedField",
                "name": "nominee",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mobile",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "relationship",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a08f8267937e7f147d1b225f197aae4b99b48228140a5678997ce155ba88123e",
    "metadata": {},
    "name": "NomineeSettingsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "27d245d1578813b56848fe6371cb2c91";

export default node;
