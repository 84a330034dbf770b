/**
 * @generated SignedSource<<4e2c4d0df1ac690a56f2da2643be9c3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeRole_member$data = {
  readonly email: string;
  readonly name: string;
  readonly roleDefinition: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "ChangeRole_member";
};
export type ChangeRole_member$key = {
  readonly " $data"?: ChangeRole_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRole_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRole_member",
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
      "concreteType": "RoleDefinition",
      "kind": "LinkedField",
      "name": "roleDefinition",
      "plural": false,
      "selections": [
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
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "9e2f8ac8317a7fc0fd8ed692099cfa63";

export default node;
