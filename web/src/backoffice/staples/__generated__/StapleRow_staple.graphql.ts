/**
 * @generated SignedSource<<42a79949931600c57f7ddfb00daa2a8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StapleRow_staple$data = {
  readonly gstPercent: number;
  readonly hsnCode: string | null | undefined;
  readonly isInShop: boolean;
  readonly name: string;
  readonly pictureUrl: string;
  readonly sku: string;
  readonly subCategory: string;
  readonly unit: string;
  readonly " $fragmentType": "StapleRow_staple";
};
export type StapleRow_staple$key = {
  readonly " $data"?: StapleRow_staple$data;
  readonly " $fragmentSpreads": FragmentRefs<"StapleRow_staple">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StapleRow_staple",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
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
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subCategory",
      "storageKey": null
    },
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
      "name": "hsnCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInShop",
      "storageKey": null
    }
  ],
  "type": "Staple",
  "abstractKey": null
};

(node as any).hash = "0555e1c11464f423dcae9179cb083996";

export default node;
