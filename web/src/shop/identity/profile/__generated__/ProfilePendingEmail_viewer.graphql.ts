/**
 * @generated SignedSource<<93fbd17c50f4dfea9db20cb2a611b916>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePendingEmail_viewer$data = {
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "ProfilePendingEmail_viewer";
};
export type ProfilePendingEmail_viewer$key = {
  readonly " $data"?: ProfilePendingEmail_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePendingEmail_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePendingEmail_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "839b108279496d27f45232cc5b177e1b";

export default node;
