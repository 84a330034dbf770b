/**
 * @generated SignedSource<<5b8ea761f53db3262a1fa8b913a90715>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeSectionKind = "BANNER" | "BUILT_IN_BANNER" | "CATEGORY_ROWS" | "CATEGORY_TILES" | "COLLECTION" | "ORDER_AGAIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditHome_home$data = {
  readonly draft: {
    readonly id: string;
    readonly note: string | null | undefined;
    readonly number: number;
    readonly revision: number;
    readonly sections: ReadonlyArray<{
      readonly alt: string | null | undefined;
      readonly collection: {
        readonly id: string;
        readonly title: string;
      } | null | undefined;
      readonly endDate: string | null | undefined;
      readonly from: string | null | undefined;
      readonly heading: string | null | undefined;
      readonly id: string;
      readonly kind: HomeSectionKind;
      readonly link: string | null | undefined;
      readonly picture: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"PictureField_picture">;
      } | null | undefined;
      readonly startDate: string | null | undefined;
      readonly text: string | null | undefined;
      readonly until: string | null | undefined;
      readonly weekdays: ReadonlyArray<number>;
      readonly widePicture: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"PictureField_picture">;
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly versions: ReadonlyArray<{
    readonly id: string;
    readonly isPublished: boolean;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PublishHome_home">;
  readonly " $fragmentType": "EditHome_home";
};
export type EditHome_home$key = {
  readonly " $data"?: EditHome_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditHome_home">;
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
  (v0/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "PictureField_picture"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditHome_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeVersion",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HomeVersionSection",
          "kind": "LinkedField",
          "name": "sections",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "heading",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "link",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Picture",
              "kind": "LinkedField",
              "name": "picture",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Picture",
              "kind": "LinkedField",
              "name": "widePicture",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Collection",
              "kind": "LinkedField",
              "name": "collection",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weekdays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "until",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPublished",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishHome_home"
    }
  ],
  "type": "ManagedHomePage",
  "abstractKey": null
};
})();

(node as any).hash = "b5bf608b03d410aed70ab0e600d84b62";

export default node;
