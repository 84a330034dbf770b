/**
 * @generated SignedSource<<f9401c98e9a8cf7340d5082b8882e4c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "PICKER" | "RIDER" | "USER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Staff_query$data = {
  readonly staff: ReadonlyArray<{
    readonly id: string;
    readonly role: Role;
    readonly " $fragmentSpreads": FragmentRefs<"StaffRow_member">;
  }>;
  readonly " $fragmentType": "Staff_query";
};
export type Staff_query$key = {
  readonly " $data"?: Staff_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Staff_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Staff_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "staff",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StaffRow_member"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "00f44408ad2c6cdb2f43a6c9935c26f3";

export default node;
