/**
 * @generated SignedSource<<ea927cd112555bee199931c7f97cca0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerFigures_customer$data = {
  readonly amountRefunded: number;
  readonly amountSpent: number;
  readonly lastOrderAt: string | null | undefined;
  readonly numberOfOrders: number;
  readonly " $fragmentType": "CustomerFigures_customer";
};
export type CustomerFigures_customer$key = {
  readonly " $data"?: CustomerFigures_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFigures_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerFigures_customer",
  "selections": [
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "cb926974869599f4f919a2eccef01cd7";

export default node;
