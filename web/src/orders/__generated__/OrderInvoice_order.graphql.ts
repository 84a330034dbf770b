/**
 * @generated SignedSource<<b225892e37ac174c4c3458f26e9e4924>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderInvoice_order$data = {
  readonly invoice: {
    readonly number: string;
    readonly pdfUrl: string;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderInvoice_order";
};
export type OrderInvoice_order$key = {
  readonly " $data"?: OrderInvoice_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderInvoice_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderInvoice_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pdfUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "a5ff797ce1437ce0248340e193f979be";

export default node;
