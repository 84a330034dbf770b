/**
 * @generated SignedSource<<3f2a655a87210e105d6535065daee6aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoFactorOn_viewer$data = {
  readonly twoFactor: {
    readonly enabledAt: string | null | undefined;
    readonly isRequired: boolean;
    readonly recoveryCodesLeft: number;
  };
  readonly " $fragmentType": "TwoFactorOn_viewer";
};
export type TwoFactorOn_viewer$key = {
  readonly " $data"?: TwoFactorOn_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactorOn_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoFactorOn_viewer",
  "selections": [
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
          "name": "isRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a9d66f53b18b109f564431733ebe436b";

export default node;
