/**
 * @generated SignedSource<<e3db3de5cfaefb2618a564f06f1d4ebb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingQuantity_line$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"readPickQuantities_line">;
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
      "name": "readPickQuantities_line",
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

(node as any).hash = "628284339b900199facd2e249ee02a80";

export default node;
