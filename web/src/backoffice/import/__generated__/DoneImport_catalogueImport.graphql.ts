/**
 * @generated SignedSource<<26f909c1fb74c6744ae5298b89f9a86e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DoneImport_catalogueImport$data = {
  readonly createCount: number;
  readonly failure: string | null | undefined;
  readonly pictureCount: number;
  readonly pictureDoneCount: number;
  readonly pictureFailCount: number;
  readonly updateCount: number;
  readonly " $fragmentType": "DoneImport_catalogueImport";
};
export type DoneImport_catalogueImport$key = {
  readonly " $data"?: DoneImport_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"DoneImport_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DoneImport_catalogueImport",
  "selections": [
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
      "name": "pictureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureDoneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureFailCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "a925b2ca5a933bc474841f2e43e00733";

export default node;
