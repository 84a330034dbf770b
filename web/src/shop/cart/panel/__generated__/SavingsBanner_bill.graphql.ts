/**
 * @generated SignedSource<<c24e0b9d633c73a918b4e6b8a70642d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavingsBanner_bill$data = {
  readonly savings: number;
  readonly " $fragmentType": "SavingsBanner_bill";
};
export type SavingsBanner_bill$key = {
  readonly " $data"?: SavingsBanner_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavingsBanner_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavingsBanner_bill",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savings",
      "storageKey": null
    }
  ],
  "type": "Bill",
  "abstractKey": null
};

(node as any).hash = "aa060223a89575b2d631d1824c64fea8";

export default node;
