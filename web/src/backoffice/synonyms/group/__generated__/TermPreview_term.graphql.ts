/**
 * @generated SignedSource<<dc004c3fc59244149112c6d70bca38d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermPreview_term$data = {
  readonly after: {
    readonly products: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"PreviewProducts_found">;
  };
  readonly before: {
    readonly products: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"PreviewProducts_found">;
  };
  readonly isAdded: boolean;
  readonly otherGroups: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly term: string;
  readonly " $fragmentType": "TermPreview_term";
};
export type TermPreview_term$key = {
  readonly " $data"?: TermPreview_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermPreview_term">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "products",
    "plural": true,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "PreviewProducts_found"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermPreview_term",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "term",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SynonymPreviewProducts",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SynonymPreviewProducts",
      "kind": "LinkedField",
      "name": "after",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SynonymGroup",
      "kind": "LinkedField",
      "name": "otherGroups",
      "plural": true,
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
  "type": "SynonymTermPreview",
  "abstractKey": null
};
})();

(node as any).hash = "c0cea6735aa1ed734b6f762f036b52b2";

export default node;
