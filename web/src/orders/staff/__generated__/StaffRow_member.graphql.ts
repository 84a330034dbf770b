/**
 * @generated SignedSource<<808b3e97ca7d9f39ec32871eba48e8fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "PICKER" | "RIDER" | "USER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StaffRow_member$data = {
  readonly email: string;
  readonly isSuspended: boolean;
  readonly name: string;
  readonly role: Role;
  readonly since: string;
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
      "name": "since",
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

(node as any).hash = "64ade5af99b6e64f7fc2fdf10fbdb311";

export default node;
