/**
 * @generated SignedSource<<4df0847973e2d75af1f5c8d34556000c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "PICKER" | "RIDER" | "USER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AccountEntries_viewer$data = {
  readonly isEmailVerified: boolean;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly role: Role;
  readonly " $fragmentType": "AccountEntries_viewer";
};
export type AccountEntries_viewer$key = {
  readonly " $data"?: AccountEntries_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountEntries_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountEntries_viewer",
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

(node as any).hash = "c57d91d89f2a5deb91b5453e9abcf6de";

export default node;
