/**
 * @generated SignedSource<<6da462f2b5c4cea6586f8544ff01e50f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartNotices_unpaidOrder$data = {
  readonly id: string;
  readonly number: number;
  readonly payment: {
    readonly amount: number;
    readonly url: string | null | undefined;
  };
  readonly " $fragmentType": "CartNotices_unpaidOrder";
};
export type CartNotices_unpaidOrder$key = {
  readonly " $data"?: CartNotices_unpaidOrder$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartNotices_unpaidOrder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartNotices_unpaidOrder",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "977d175aa6e7fa1bf05ef6f61cc44ac8";

export default node;
