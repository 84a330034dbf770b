/**
 * @generated SignedSource<<defeaa5d4fcc7dbad80ded6f73228aa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryPreferences_preferences$data = {
  readonly doNotRingBell: boolean;
  readonly leaveAtGate: boolean;
  readonly note: string | null | undefined;
  readonly " $fragmentType": "DeliveryPreferences_preferences";
};
export type DeliveryPreferences_preferences$key = {
  readonly " $data"?: DeliveryPreferences_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryPreferences_preferences">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryPreferences_preferences",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leaveAtGate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doNotRingBell",
      "storageKey": null
    }
  ],
  "type": "DeliveryPreferences",
  "abstractKey": null
};

(node as any).hash = "f7c34f1d77e88cec930b05caf74f95b2";

export default node;
