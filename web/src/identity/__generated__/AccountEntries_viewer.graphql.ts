/**
 * @generated SignedSource<<b6db6b136f35a3de8a6feee3f3c868a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "USER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AccountEntries_viewer$data = {
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0a4a13bde63bbdec75f64f3aea2973aa";

export default node;
