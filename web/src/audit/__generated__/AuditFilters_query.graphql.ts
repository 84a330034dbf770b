/**
 * @generated SignedSource<<468d255c210301dbb8031df4bab4fac3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditFilters_query$data = {
  readonly auditActors: ReadonlyArray<{
    readonly name: string;
    readonly userId: string;
  }>;
  readonly " $fragmentType": "AuditFilters_query";
};
export type AuditFilters_query$key = {
  readonly " $data"?: AuditFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditFilters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditFilters_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Actor",
        "kind": "LinkedField",
        "name": "auditActors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c1668343e9adf28ed2de0195b042912d";

export default node;
