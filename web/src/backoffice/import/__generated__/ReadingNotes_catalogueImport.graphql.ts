/**
 * @generated SignedSource<<d3b301c33d3ccfea73b6bf69787ca8e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadingNotes_catalogueImport$data = {
  readonly notices: ReadonlyArray<{
    readonly column: string;
    readonly reason: string;
    readonly rowCount: number;
  }>;
  readonly " $fragmentType": "ReadingNotes_catalogueImport";
};
export type ReadingNotes_catalogueImport$key = {
  readonly " $data"?: ReadingNotes_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadingNotes_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadingNotes_catalogueImport",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportNoticeCount",
      "kind": "LinkedField",
      "name": "notices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "705c4ef89f56de9a6e7d072e8f197829";

export default node;
