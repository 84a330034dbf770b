/**
 * @generated SignedSource<<f1124ae79392db62b8843a31dcc5ff8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerRow_customer$data = {
  readonly amountRefunded: number;
  readonly amountSpent: number;
  readonly city: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly isStaff: boolean;
  readonly lastOrderAt: string | null | undefined;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly numberOfOrders: number;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFlags_customer">;
  readonly " $fragmentType": "CustomerRow_customer";
};
export type CustomerRow_customer$key = {
  readonly " $data"?: CustomerRow_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerRow_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerRow_customer",
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
      "name": "city",
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
      "name": "numberOfOrders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountSpent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountRefunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastOrderAt",
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

(node as any).hash = "f128582b09bb346957c92de44bde24e3";

export default node;
