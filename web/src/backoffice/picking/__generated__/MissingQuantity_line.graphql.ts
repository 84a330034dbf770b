/**
 * @generated SignedSource<<6dd222aba6957c21537dfb3ca07b941a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingQuantity_line$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"pickQuantities_readPickQuantities">;
  readonly " $fragmentType": "MissingQuantity_line";
};
export type MissingQuantity_line$key = {
  readonly " $data"?: MissingQuantity_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingQuantity_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissingQuantity_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "pickQuantities_readPickQuantities",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pickedQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingQuantity",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "PickingLine",
  "abstractKey": null
};

(node as any).hash = "c10659c74abd2577861e2825b54b2a9f";

export default node;
