/**
 * @generated SignedSource<<2103633c5c86c3c6f88b6f3b3e2b59bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FooterPayment_query$data = {
  readonly onlinePayment: {
    readonly isSandbox: boolean;
  } | null | undefined;
  readonly " $fragmentType": "FooterPayment_query";
};
export type FooterPayment_query$key = {
  readonly " $data"?: FooterPayment_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FooterPayment_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FooterPayment_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OnlinePayment",
      "kind": "LinkedField",
      "name": "onlinePayment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSandbox",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6b40c72fd01e4b4ee86a25a362c524e7";

export default node;
