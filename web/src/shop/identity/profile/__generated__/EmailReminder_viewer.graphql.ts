/**
 * @generated SignedSource<<8013fbc91925f9ff7e1650e9cb7db0ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailReminder_viewer$data = {
  readonly email: string;
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

(node as any).hash = "0a1cc9df81c778d5932a8b6366a357b6";

export default node;
