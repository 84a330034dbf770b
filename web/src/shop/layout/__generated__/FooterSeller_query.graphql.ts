/**
 * @generated SignedSource<<74cf8c9b84773d48ae5ee77b39f80986>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FooterSeller_query$data = {
  readonly helpContact: {
    readonly email: string | null | undefined;
    readonly phone: string | null | undefined;
  };
  readonly shop: {
    readonly seller: {
      readonly address: string;
      readonly fssai: string | null | undefined;
      readonly name: string;
    };
  };
  readonly " $fragmentType": "FooterSeller_query";
};
export type FooterSeller_query$key = {
  readonly " $data"?: FooterSeller_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FooterSeller_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FooterSeller_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Shop",
      "kind": "LinkedField",
      "name": "shop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Seller",
          "kind": "LinkedField",
          "name": "seller",
          "plural": false,
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
              "name": "address",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fssai",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HelpContact",
      "kind": "LinkedField",
      "name": "helpContact",
      "plural": false,
      "selections": [
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
          "name": "phone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c15884841213afe74d144ebd030512c7";

export default node;
