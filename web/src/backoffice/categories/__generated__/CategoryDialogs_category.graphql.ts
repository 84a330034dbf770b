/**
 * @generated SignedSource<<a2b23acb7569578e80b22ce30414d406>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryDialogs_category$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryDialogs_details">;
  readonly " $fragmentType": "CategoryDialogs_category";
};
export type CategoryDialogs_category$key = {
  readonly " $data"?: CategoryDialogs_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryDialogs_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryDialogs_category",
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
      "name": "CategoryDialogs_details"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "955b7fdbacbf7aeb1de70e1c1209d658";

export default node;
