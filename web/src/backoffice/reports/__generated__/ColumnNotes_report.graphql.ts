/**
 * @generated SignedSource<<0e64b1cf0f6aa45b15b6274b08634f1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnNotes_report$data = {
  readonly columns: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly displayName: string;
  }>;
  readonly " $fragmentType": "ColumnNotes_report";
};
export type ColumnNotes_report$key = {
  readonly " $data"?: ColumnNotes_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnNotes_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColumnNotes_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "04de648164ce53e64d9b14dbb1475be2";

export default node;
