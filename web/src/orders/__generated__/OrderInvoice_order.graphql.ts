/**
 * @generated SignedSource<<fc21b2d05b985cd02820c8732b69de03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderInvoice_order$data = {
  readonly invoice: {
    readonly creditNotes: ReadonlyArray<{
      readonly number: string;
      readonly pdfUrl: string;
      readonly total: number;
      readonly url: string;
    }>;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pdfUrl",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CreditNote",
          "kind": "LinkedField",
          "name": "creditNotes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "4c9ee89dbe58fdf31ea976cfc9a655f0";

export default node;
