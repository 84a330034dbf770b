/**
 * @generated SignedSource<<3e3e5a7afab40316e96bcc8f6825793b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FailedImport_catalogueImport$data = {
  readonly doneCount: number;
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly refusedCount: number;
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
      "name": "refusedCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "d27721239630979838d9b9b3dfb29f89";

export default node;
