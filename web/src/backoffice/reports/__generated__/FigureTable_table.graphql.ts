/**
 * @generated SignedSource<<80b8050fe3cb2c3d39df24a593a2057c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportColumnDataType = "DATE" | "FLOAT" | "HOUR_OF_DAY" | "INTEGER" | "MONEY" | "PERCENT" | "STRING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FigureTable_table$data = {
  readonly report: {
    readonly columns: ReadonlyArray<{
      readonly dataType: ReportColumnDataType;
      readonly displayName: string;
      readonly name: string;
    }>;
  };
  readonly rowCount: number;
  readonly rows: ReadonlyArray<unknown>;
  readonly totals: ReadonlyArray<unknown | null | undefined>;
  readonly " $fragmentType": "FigureTable_table";
};
export type FigureTable_table$key = {
  readonly " $data"?: FigureTable_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"FigureTable_table">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FigureTable_table",
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
      "name": "rows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totals",
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
              "name": "name",
              "storageKey": null
            },
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
              "name": "dataType",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReportTable",
  "abstractKey": null
};

(node as any).hash = "0ecb9c0f2bf1241cd24c47bee52616e9";

export default node;
