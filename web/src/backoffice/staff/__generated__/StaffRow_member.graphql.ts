/**
 * @generated SignedSource<<f55a4a97ee002ab3a64f7935bb6eadcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "CATALOGUE" | "CUSTOMERS" | "DELIVERIES" | "ORDERS" | "PICKING" | "REFUNDS" | "REPORTS" | "SETTINGS" | "STAFF" | "%future added value";
export type Role = "ADMIN" | "PICKER" | "RIDER" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffRow_member$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly hasTwoFactor: boolean;
  readonly isSuspended: boolean;
  readonly name: string;
  readonly roleDefinition: {
    readonly builtIn: Role | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly permissions: ReadonlyArray<Permission>;
  } | null | undefined;
  readonly " $fragmentType": "StaffRow_member";
};
export type StaffRow_member$key = {
  readonly " $data"?: StaffRow_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffRow_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffRow_member",
  "selections": [
    (v0/*:: as any*/),
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
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "builtIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "permissions",
          "storageKey": null
        }
      ],
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
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};
})();

(node as any).hash = "601aee9ae0ad9fa31fb022c46d8fc62a";

export default node;
