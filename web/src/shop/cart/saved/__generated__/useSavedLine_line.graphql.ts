/**
 * @generated SignedSource<<bf19b75098615d9b81d9406e1fc87c7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSavedLine_line$data = {
  readonly id: string;
  readonly product: {
    readonly id: string;
    readonly name: string;
  };
  readonly quantity: number;
  readonly " $fragmentType": "useSavedLine_line";
};
export type useSavedLine_line$key = {
  readonly " $data"?: useSavedLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedLine_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSavedLine_line",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedCartLine",
  "abstractKey": null
};
})();

(node as any).hash = "01f2e39b6ff7a9fce54b14d814d4b3f6";

export default node;
