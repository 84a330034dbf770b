/**
 * @generated SignedSource<<d82f583fbeca718fbc7eba8d04acfd5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastChange_settings$data = ReadonlyArray<{
  readonly label: string;
  readonly updatedAt: string | null | undefined;
  readonly updatedBy: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "LastChange_settings";
}>;
export type LastChange_settings$key = ReadonlyArray<{
  readonly " $data"?: LastChange_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastChange_settings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LastChange_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Actor",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Setting",
  "abstractKey": null
};

(node as any).hash = "3c952533fca813bb1173c0a6b132121d";

export default node;
