/**
 * @generated SignedSource<<73360f52d23e3498f7620a5a596f15f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderQuestionDialogs_query$data = {
  readonly riders: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RiderForm_riders">;
  }> | null | undefined;
  readonly " $fragmentType": "OrderQuestionDialogs_query";
};
export type OrderQuestionDialogs_query$key = {
  readonly " $data"?: OrderQuestionDialogs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderQuestionDialogs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderQuestionDialogs_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Actor",
      "kind": "LinkedField",
      "name": "riders",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RiderForm_riders"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5ba7c0b4621ef4a164b90c5a57f05710";

export default node;
