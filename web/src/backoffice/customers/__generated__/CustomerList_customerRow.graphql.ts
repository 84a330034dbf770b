/**
 * @generated SignedSource<<5dcad0f85cbf60b1d2958a5c0db6dae4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerList_customerRow$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBlocks_customerFlags">;
  readonly " $fragmentType": "CustomerList_customerRow";
};
export type CustomerList_customerRow$key = {
  readonly " $data"?: CustomerList_customerRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerList_customerRow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerList_customerRow",
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
      "name": "CustomerBlocks_customerFlags"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "69076fe7f59ff761969fecab909b69f8";

export default node;
