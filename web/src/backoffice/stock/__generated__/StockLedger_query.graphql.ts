/**
 * @generated SignedSource<<52b61e20897d157eb165c2c9da388234>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockLedger_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StockLedgerMovements_query">;
  readonly " $fragmentType": "StockLedger_query";
};
export type StockLedger_query$key = {
  readonly " $data"?: StockLedger_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockLedger_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockLedger_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "id"
        }
      ],
      "kind": "FragmentSpread",
      "name": "StockLedgerMovements_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "28b63bb4a32dda450a32e1e6da238942";

export default node;
