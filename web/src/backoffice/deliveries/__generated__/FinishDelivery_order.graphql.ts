/**
 * @generated SignedSource<<6b15a014a2ce5510f9c83ab648f72d52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishDelivery_order$data = {
  readonly cashToCollect: number;
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "FinishDelivery_order";
};
export type FinishDelivery_order$key = {
  readonly " $data"?: FinishDelivery_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishDelivery_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinishDelivery_order",
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
      "kind": "ScalarField",
      "name": "cashToCollect",
      "storageKey": null
    }
  ],
  "type": "DeliveryOrder",
  "abstractKey": null
};

(node as any).hash = "eccb760acf90849466ca77badeb009cd";

export default node;
