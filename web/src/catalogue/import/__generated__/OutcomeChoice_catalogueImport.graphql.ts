/**
 * @generated SignedSource<<5f0a7d81b7b8b9bca5a13dc3d3e0ec52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OutcomeChoice_catalogueImport$data = {
  readonly createCount: number;
  readonly refusedCount: number;
  readonly rowCount: number;
  readonly sameCount: number;
  readonly updateCount: number;
  readonly " $fragmentType": "OutcomeChoice_catalogueImport";
};
export type OutcomeChoice_catalogueImport$key = {
  readonly " $data"?: OutcomeChoice_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomeChoice_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutcomeChoice_catalogueImport",
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
      "name": "sameCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "8d597462acc0f12eb028a813241506e9";

export default node;
