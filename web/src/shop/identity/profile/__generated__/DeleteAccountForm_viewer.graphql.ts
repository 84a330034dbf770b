/**
 * @generated SignedSource<<4ce6f8840ee6bb99f68f6a1e223a26a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccountForm_viewer$data = {
  readonly email: string;
  readonly storeCredit: {
    readonly balance: number;
  };
  readonly " $fragmentType": "DeleteAccountForm_viewer";
};
export type DeleteAccountForm_viewer$key = {
  readonly " $data"?: DeleteAccountForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccountForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoreCreditAccount",
      "kind": "LinkedField",
      "name": "storeCredit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d707689bfca5efb8e138abeb992d8bd3";

export default node;
