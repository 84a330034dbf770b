/**
 * @generated SignedSource<<5c79b42baf0646638a1b2ae804216ed2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportChartKind = "BARS" | "COLUMNS" | "%future added value";
export type ReportColumnDataType = "DATE" | "FLOAT" | "HOUR_OF_DAY" | "INTEGER" | "MONEY" | "PERCENT" | "STRING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReportChart_table$data = {
  readonly report: {
    readonly chart: {
      readonly kind: ReportChartKind;
      readonly label: string;
      readonly value: string;
    } | null | undefined;
    readonly columns: ReadonlyArray<{
      readonly dataType: ReportColumnDataType;
      readonly displayName: string;
      readonly name: string;
    }>;
  };
  readonly rows: ReadonlyArray<unknown>;
  readonly " $fragmentType": "ReportChart_table";
};
export type ReportChart_table$key = {
  readonly " $data"?: ReportChart_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportChart_table">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportChart_table",
  "selections": [
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
      "concreteType": "Report",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportChart",
          "kind": "LinkedField",
          "name": "chart",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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

(node as any).hash = "32512c064d2bee6071b36ce0952ba6bc";

export default node;
