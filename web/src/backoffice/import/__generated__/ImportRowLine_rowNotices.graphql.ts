/**
 * @generated SignedSource<<408c5b69e12c88c6394ccafcfaa99089>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportRowLine_rowNotices$data = {
  readonly notices: ReadonlyArray<{
    readonly cell: string | null | undefined;
    readonly column: string;
    readonly reason: string;
    readonly value: string | null | undefined;
  }>;
  readonly " $fragmentType": "ImportRowLine_rowNotices";
};
export type ImportRowLine_rowNotices$key = {
  readonly " $data"?: ImportRowLine_rowNotices$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRowLine_rowNotices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportRowLine_rowNotices",
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

(node as any).hash = "8b407d8b9bc9a6940e2579dde5fbb1ad";

export default node;
