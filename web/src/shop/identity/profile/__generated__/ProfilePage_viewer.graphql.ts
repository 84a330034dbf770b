/**
 * @generated SignedSource<<94b19f0103e8b50ee471fc97b50e97b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "CATALOGUE" | "CUSTOMERS" | "DELIVERIES" | "ORDERS" | "PICKING" | "REFUNDS" | "REPORTS" | "SETTINGS" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfilePage_viewer$data = {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly permissions: ReadonlyArray<Permission>;
  readonly twoFactor: {
    readonly enabledAt: string | null | undefined;
    readonly isAvailable: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_viewer" | "AvatarEditor_viewer" | "EmailPreferences_viewer" | "EmailReminder_viewer" | "ProfileForm_viewer">;
  readonly " $fragmentType": "ProfilePage_viewer";
};
export type ProfilePage_viewer$key = {
  readonly " $data"?: ProfilePage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePage_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailReminder_viewer"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "mobile",
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
      "name": "permissions",
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
          "name": "isAvailable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabledAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AvatarEditor_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileForm_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailPreferences_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountSettings_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0ba1fac9ee77b455e5072f485617b359";

export default node;
