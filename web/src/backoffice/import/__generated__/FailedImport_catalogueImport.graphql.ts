/**
 * @generated SignedSource<<ade2187b0103ed6d54bccd00734307ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedImport_catalogueImport$data = {
  readonly doneCount: number;
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly rejectedCount: number;
  readonly rowCount: number;
  readonly " $fragmentType": "FailedImport_catalogueImport";
};
export type FailedImport_catalogueImport$key = {
  readonly " $data"?: FailedImport_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedImport_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedImport_catalogueImport",
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
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneCount",
      "storageKey": null
    },
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
      "name": "rejectedCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "8891074a57a7afd41432409d7c36c311";

export default node;
