/**
 * @generated SignedSource<<3d7c49a4b99699e03c79eadc943266ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryGstForm_category$data = {
  readonly gstPercent: number | null | undefined;
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"CategoryForm_picture">;
  };
  readonly " $fragmentType": "CategoryGstForm_category";
};
export type CategoryGstForm_category$key = {
  readonly " $data"?: CategoryGstForm_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryGstForm_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryGstForm_category",
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
      "name": "gstPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryForm_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "99149307c65f2776cdb3ba16532e3122";

export default node;
