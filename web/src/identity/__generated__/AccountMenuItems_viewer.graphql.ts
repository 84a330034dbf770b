/**
 * @generated SignedSource<<c27433fd41fa29826a8104798843d36c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "PICKER" | "RIDER" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountMenuItems_viewer$data = {
  readonly isEmailVerified: boolean;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly role: Role;
  readonly " $fragmentType": "AccountMenuItems_viewer";
};
export type AccountMenuItems_viewer$key = {
  readonly " $data"?: AccountMenuItems_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenuItems_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMenuItems_viewer",
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
      "name": "mobile",
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
      "name": "isEmailVerified",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "794d6f4866e29fb8f3d77b06de27127d";

export default node;
