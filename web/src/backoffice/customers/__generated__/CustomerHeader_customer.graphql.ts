/**
 * @generated SignedSource<<8c65d5a544070cc0a78d43b6549a80d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerHeader_customer$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isStaff: boolean;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFlags_customer">;
  readonly " $fragmentType": "CustomerHeader_customer";
};
export type CustomerHeader_customer$key = {
  readonly " $data"?: CustomerHeader_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerHeader_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerHeader_customer",
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
      "name": "mobile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStaff",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFlags_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "c2c2bef82df05ce0e297ef9146458333";

export default node;
