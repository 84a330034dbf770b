/**
 * @generated SignedSource<<c63ec2140b562ff06fc30d63f3bb92e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountSettings_viewer$data = {
  readonly twoFactor: {
    readonly isAvailable: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ChangePasswordForm_viewer" | "DeleteAccountForm_viewer">;
  readonly " $fragmentType": "AccountSettings_viewer";
};
export type AccountSettings_viewer$key = {
  readonly " $data"?: AccountSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountSettings_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangePasswordForm_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAccountForm_viewer"
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
          "name": "isAvailable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d1e8e8e74b95dc2fc4738487f04fa477";

export default node;
