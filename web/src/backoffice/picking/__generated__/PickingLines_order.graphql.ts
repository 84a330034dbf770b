/**
 * @generated SignedSource<<c9eb514769795e592ec214a79e66ff75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PickingLines_order$data = {
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PickingLineRow_line">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"FinishPickingBar_order">;
  readonly " $fragmentType": "PickingLines_order";
};
export type PickingLines_order$key = {
  readonly " $data"?: PickingLines_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickingLines_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickingLines_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PickingLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PickingLineRow_line"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FinishPickingBar_order"
    }
  ],
  "type": "PickingOrder",
  "abstractKey": null
};

(node as any).hash = "ca6ea0fbbdba802cb242fddb04e29a99";

export default node;
