/**
 * @generated SignedSource<<3ee2821fe80effc16e54bb8423d5c63c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublishHome_home$data = {
  readonly draft: {
    readonly id: string;
    readonly number: number;
    readonly previewPath: string;
    readonly revision: number;
  } | null | undefined;
  readonly " $fragmentType": "PublishHome_home";
};
export type PublishHome_home$key = {
  readonly " $data"?: PublishHome_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishHome_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishHome_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeVersion",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
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
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previewPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedHomePage",
  "abstractKey": null
};

(node as any).hash = "5dc270c3fd78fdac88b823059f26b29f";

export default node;
