/**
 * @generated SignedSource<<308ceb9db4b04709a729d781052bf490>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailReminder_viewer$data = {
  readonly email: string;
  readonly id: string;
  readonly isEmailVerified: boolean;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "EmailReminder_viewer";
};
export type EmailReminder_viewer$key = {
  readonly " $data"?: EmailReminder_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailReminder_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailReminder_viewer",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    },
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

(node as any).hash = "3a4da3d5ed988ee4d212d446fea0f13b";

export default node;
