/**
 * @generated SignedSource<<7d77ea4bed428c5095275c8a83d25271>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "PICKER" | "RIDER" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeRole_member$data = {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
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
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "d5d5b42236859da513bd4169dfe2eef3";

export default node;
