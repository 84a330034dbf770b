/**
 * @generated SignedSource<<7b20c4acc90c4da074abd4371333204e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityPage_viewer$data = {
  readonly id: string;
  readonly twoFactor: {
    readonly enabledAt: string | null | undefined;
    readonly isAvailable: boolean;
    readonly isRequired: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactorOn_viewer">;
  readonly " $fragmentType": "SecurityPage_viewer";
};
export type SecurityPage_viewer$key = {
  readonly " $data"?: SecurityPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityPage_viewer",
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
      "concreteType": "TwoFactor",
      "kind": "LinkedField",
      "name": "twoFactor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAvailable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TwoFactorOn_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7aa309ea8acd4af144f92174bb907582";

export default node;
