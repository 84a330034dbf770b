/**
 * @generated SignedSource<<4f5793a86fbba49b01806594891950bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportFigures_table$data = {
  readonly report: {
    readonly " $fragmentSpreads": FragmentRefs<"ColumnNotes_report">;
  };
  readonly rowCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"FigureTable_table" | "ReportChart_table">;
  readonly " $fragmentType": "ReportFigures_table";
};
export type ReportFigures_table$key = {
  readonly " $data"?: ReportFigures_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportFigures_table">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportFigures_table",
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
      "concreteType": "Report",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ColumnNotes_report"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportChart_table"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FigureTable_table"
    }
  ],
  "type": "ReportTable",
  "abstractKey": null
};

(node as any).hash = "df2d1b9047cf65ec87441b806aa607e1";

export default node;
