/**
 * @generated SignedSource<<c03760ea0acf1a6b8314a5b05fe58345>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveForLaterButton_line$data = {
  readonly id: string;
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly unit: string;
  };
  readonly " $fragmentType": "SaveForLaterButton_line";
};
export type SaveForLaterButton_line$key = {
  readonly " $data"?: SaveForLaterButton_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveForLaterButton_line">;
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
  "name": "SaveForLaterButton_line",
  "selections": [
    (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "df4a11e94cc0b53d2008512d6b710061";

export default node;
