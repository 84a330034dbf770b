/**
 * @generated SignedSource<<29fd48a8a9211f17a8bf28fbee14d33a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportRows_outcomeFilter$data = {
  readonly createCount: number;
  readonly rejectedCount: number;
  readonly rowCount: number;
  readonly unchangedCount: number;
  readonly undoKeepCount: number;
  readonly updateCount: number;
  readonly " $fragmentType": "ImportRows_outcomeFilter";
};
export type ImportRows_outcomeFilter$key = {
  readonly " $data"?: ImportRows_outcomeFilter$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRows_outcomeFilter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportRows_outcomeFilter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updateCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchangedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoKeepCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "84a077068e0264da3204232ea82a72ad";

export default node;
