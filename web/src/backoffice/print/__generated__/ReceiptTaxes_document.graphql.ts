/**
 * @generated SignedSource<<d3212defe3e0ea1d5d77da19cf1bc34c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReceiptTaxes_document$data = {
  readonly isInterState: boolean;
  readonly rates: ReadonlyArray<{
    readonly cgst: number;
    readonly gstPercent: number;
    readonly igst: number;
    readonly sgst: number;
    readonly taxable: number;
  }>;
  readonly stateTax: string;
  readonly " $fragmentType": "ReceiptTaxes_document";
};
export type ReceiptTaxes_document$key = {
  readonly " $data"?: ReceiptTaxes_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptTaxes_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptTaxes_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInterState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateTax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceRate",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gstPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cgst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sgst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "igst",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvoiceDocument",
  "abstractKey": null
};

(node as any).hash = "c93bebf950595964adfb0011318217e4";

export default node;
