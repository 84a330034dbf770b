/**
 * @generated SignedSource<<9bbf13aa573318a4ba0754e6c79c7216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportOutcome = "CREATE" | "REJECTED" | "UNCHANGED" | "UPDATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportRowLine_row$data = {
  readonly changes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FieldChanges_changes">;
  }>;
  readonly gst: {
    readonly category: string | null | undefined;
    readonly percent: number;
  } | null | undefined;
  readonly issues: ReadonlyArray<{
    readonly message: string;
  }>;
  readonly name: string | null | undefined;
  readonly notices: ReadonlyArray<{
    readonly cell: string | null | undefined;
    readonly column: string;
    readonly reason: string;
    readonly value: string | null | undefined;
  }>;
  readonly number: number;
  readonly outcome: ImportOutcome | null | undefined;
  readonly sku: string;
  readonly undoIssue: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RowPictures_row">;
  readonly " $fragmentType": "ImportRowLine_row";
};
export type ImportRowLine_row$key = {
  readonly " $data"?: ImportRowLine_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRowLine_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportRowLine_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
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
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoIssue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportRowGst",
      "kind": "LinkedField",
      "name": "gst",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FieldChanges_changes"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RowPictures_row"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportNotice",
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
          "name": "cell",
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
    }
  ],
  "type": "ImportRow",
  "abstractKey": null
};

(node as any).hash = "35d004d9222b00004c1856d0acbf6bd4";

export default node;
