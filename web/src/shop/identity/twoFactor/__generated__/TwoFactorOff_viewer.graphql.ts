/**
 * @generated SignedSource<<6d797fb462d7746d2e1515ce115c8ae9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoFactorOff_viewer$data = {
  readonly twoFactor: {
    readonly isAvailable: boolean;
    readonly isRequired: boolean;
  };
  readonly " $fragmentType": "TwoFactorOff_viewer";
};
export type TwoFactorOff_viewer$key = {
  readonly " $data"?: TwoFactorOff_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactorOff_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoFactorOff_viewer",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3f3a505ce969614d9488beb1ce6feaa3";

export default node;
