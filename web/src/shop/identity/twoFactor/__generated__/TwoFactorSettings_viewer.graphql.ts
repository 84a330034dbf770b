/**
 * @generated SignedSource<<dd06eb99c80ca3d411d0163936a1abc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoFactorSettings_viewer$data = {
  readonly id: string;
  readonly twoFactor: {
    readonly enabledAt: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactorOff_viewer" | "TwoFactorOn_viewer">;
  readonly " $fragmentType": "TwoFactorSettings_viewer";
};
export type TwoFactorSettings_viewer$key = {
  readonly " $data"?: TwoFactorSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactorSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoFactorSettings_viewer",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TwoFactorOff_viewer"
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

(node as any).hash = "b64b2ec469e133cd84260d6ca0f1f7e6";

export default node;
