/**
 * @generated SignedSource<<13002772ecacb5362cdfc44394a3d75b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportNotes_readingNotes$data = {
  readonly notices: ReadonlyArray<{
    readonly column: string;
    readonly reason: string;
    readonly rowCount: number;
  }>;
  readonly " $fragmentType": "ImportNotes_readingNotes";
};
export type ImportNotes_readingNotes$key = {
  readonly " $data"?: ImportNotes_readingNotes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportNotes_readingNotes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportNotes_readingNotes",
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

(node as any).hash = "6b9427a8750c4b0f4c2911e82085419a";

export default node;
