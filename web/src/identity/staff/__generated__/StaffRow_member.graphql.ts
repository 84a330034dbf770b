/**
 * @generated SignedSource<<0f84580c9c2d8c9fe6c863fbca72b9b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "PICKER" | "RIDER" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffRow_member$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly isSuspended: boolean;
  readonly name: string;
  readonly role: Role;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRole_member">;
  readonly " $fragmentType": "StaffRow_member";
};
export type StaffRow_member$key = {
  readonly " $data"?: StaffRow_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffRow_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffRow_member",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRole_member"
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "f7625b9b430262a3687e27900c45a5f9";

export default node;
