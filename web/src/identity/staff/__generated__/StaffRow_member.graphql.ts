/**
 * @generated SignedSource<<976ea758fc874d13bd53d6862f5cf67f>>
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
  readonly hasTwoFactor: boolean;
  readonly isSuspended: boolean;
  readonly name: string;
  readonly role: Role;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRole_member" | "ResetTwoFactor_member">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTwoFactor",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRole_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResetTwoFactor_member"
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "419c0025c2fd41103f455ee6522edd40";

export default node;
