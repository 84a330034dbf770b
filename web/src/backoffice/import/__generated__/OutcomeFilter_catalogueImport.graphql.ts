/**
 * @generated SignedSource<<775b432956704c71b02d1d8743a6273c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutcomeFilter_catalogueImport$data = {
  readonly createCount: number;
  readonly rejectedCount: number;
  readonly rowCount: number;
  readonly unchangedCount: number;
  readonly undoKeepCount: number;
  readonly updateCount: number;
  readonly " $fragmentType": "OutcomeFilter_catalogueImport";
};
export type OutcomeFilter_catalogueImport$key = {
  readonly " $data"?: OutcomeFilter_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomeFilter_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutcomeFilter_catalogueImport",
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

(node as any).hash = "2c6c56b9a666875a05fde3f77af72d16";

export default node;
