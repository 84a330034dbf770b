/**
 * @generated SignedSource<<180d20919e779ef36b138e4e13894dd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Roles_query$data = {
  readonly roleDefinitions: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RoleRow_role">;
  }>;
  readonly " $fragmentType": "Roles_query";
};
export type Roles_query$key = {
  readonly " $data"?: Roles_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Roles_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Roles_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "RoleDefinition",
        "kind": "LinkedField",
        "name": "roleDefinitions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RoleRow_role"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d43307c876cf9053f66e2d4ce9822e7e";

export default node;
