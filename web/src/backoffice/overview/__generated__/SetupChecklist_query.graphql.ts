/**
 * @generated SignedSource<<574b6ed79e58679d4c7946d788faa815>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SetupStepKey = "DELIVERY_AREA" | "FEES" | "FSSAI" | "HOURS" | "NAME" | "ONLINE_PAYMENT" | "PAGES" | "PRODUCTS" | "SELLER" | "STAFF" | "TEST_ORDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SetupChecklist_query$data = {
  readonly setupSteps: ReadonlyArray<{
    readonly isDone: boolean;
    readonly isSkipped: boolean;
    readonly key: SetupStepKey;
    readonly remaining: number | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "SetupChecklist_query";
};
export type SetupChecklist_query$key = {
  readonly " $data"?: SetupChecklist_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupChecklist_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupChecklist_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SetupStep",
      "kind": "LinkedField",
      "name": "setupSteps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSkipped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remaining",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4e281fd7b50054a040a8f200f32a3c29";

export default node;
