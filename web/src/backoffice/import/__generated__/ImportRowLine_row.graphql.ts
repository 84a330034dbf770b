/**
 * @generated SignedSource<<e71b19fc53c24e49573f8fb3fc21a4cd>>
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
  readonly number: number;
  readonly outcome: ImportOutcome | null | undefined;
  readonly sku: string;
  readonly undoIssue: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRowLine_rowNotices">;
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
      "name": "ImportRowLine_rowNotices"
    }
  ],
  "type": "ImportRow",
  "abstractKey": null
};

(node as any).hash = "5967dc6a9a72e33a7f515c3e2815cd7f";

export default node;
