/**
 * @generated SignedSource<<6bacf10d77799f80d25f8138aa8e3850>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RowNotices_row$data = {
  readonly notices: ReadonlyArray<{
    readonly cell: string | null | undefined;
    readonly column: string;
    readonly reason: string;
    readonly value: string | null | undefined;
  }>;
  readonly " $fragmentType": "RowNotices_row";
};
export type RowNotices_row$key = {
  readonly " $data"?: RowNotices_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowNotices_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RowNotices_row",
  "selections": [
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

(node as any).hash = "215e23abc52810070fb94ebb4195f267";

export default node;
