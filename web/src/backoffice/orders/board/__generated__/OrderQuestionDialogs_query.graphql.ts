/**
 * @generated SignedSource<<bc12fda16823275f0c6e34449064cb7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderQuestionDialogs_query$data = {
  readonly riders: ReadonlyArray<{
    readonly name: string;
    readonly userId: string;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
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
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2b60797a0208cabac000b02bbeffdd11";

export default node;
