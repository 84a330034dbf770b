/**
 * @generated SignedSource<<bf8785ac4be3593c3688aa820469c8cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeVersions_home$data = {
  readonly draft: {
    readonly author: {
      readonly name: string;
    } | null | undefined;
    readonly note: string | null | undefined;
    readonly number: number;
    readonly updatedAt: string;
  } | null | undefined;
  readonly versions: ReadonlyArray<{
    readonly author: {
      readonly name: string;
    } | null | undefined;
    readonly id: string;
    readonly isPublished: boolean;
    readonly note: string | null | undefined;
    readonly number: number;
    readonly previewPath: string;
    readonly publishesAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"HomeVersionActions_version">;
  }>;
  readonly " $fragmentType": "HomeVersions_home";
};
export type HomeVersions_home$key = {
  readonly " $data"?: HomeVersions_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeVersions_home">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Actor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeVersions_home",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        },
        (v2/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishesAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPublished",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previewPath",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeVersionActions_version"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedHomePage",
  "abstractKey": null
};
})();

(node as any).hash = "b9a77392f39267b554a04818665836c8";

export default node;
