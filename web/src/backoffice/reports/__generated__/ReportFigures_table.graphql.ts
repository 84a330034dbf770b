/**
 * @generated SignedSource<<557b8fd4f7e9dde995972ef288b6a976>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportColumnDataType = "DATE" | "FLOAT" | "HOUR_OF_DAY" | "INTEGER" | "MONEY" | "PERCENT" | "STRING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReportFigures_table$data = {
  readonly report: {
    readonly columns: ReadonlyArray<{
      readonly dataType: ReportColumnDataType;
      readonly description: string | null | undefined;
      readonly displayName: string;
      readonly name: string;
    }>;
  };
  readonly rowCount: number;
  readonly rows: ReadonlyArray<unknown>;
  readonly totals: ReadonlyArray<unknown | null | undefined>;
  readonly " $fragmentSpreads": FragmentRefs<"ReportChart_table">;
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportChart_table"
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
    }
  ],
  "type": "ReportTable",
  "abstractKey": null
};

(node as any).hash = "ddaeab524838830d7f1f930ec63f1294";

export default node;
